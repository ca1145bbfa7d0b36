import { type DeploymentData, deploymentSchema } from './schema.js';

const data: readonly DeploymentData[] = [
  {
    id: 'long-edges',
    name: 'Long edges',
    zone: [
      [0, 0],
      [60, 0],
      [60, 12],
      [0, 12],
    ],
  },
  {
    id: 'short-edges',
    name: 'Short edges',
    zone: [
      [0, 0],
      [18, 0],
      [18, 44],
      [0, 44],
    ],
  },
  {
    id: 'stepped-flanks',
    name: 'Stepped flanks',
    zone: [
      [0, 0],
      [20, 0],
      [20, 22],
      [12, 22],
      [12, 44],
      [0, 44],
    ],
  },
  {
    id: 'corners',
    name: 'Corners',
    zone: [
      [0, 0],
      [30, 0],
      [0, 44],
    ],
  },
];

/** Deployment maps on 60 by 44 inches: A's zone, B's is its half turn about the middle. */
export const deployments = data.map((one) => deploymentSchema.parse(one));
