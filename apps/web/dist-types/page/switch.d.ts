import type { NamedRule, Offer, Side } from '../engine/reply.js';
export interface SwitchProps {
    readonly effect: string;
    readonly label: string;
    readonly side: Side | undefined;
    readonly on: boolean;
    readonly rule?: NamedRule;
    readonly offer?: Offer | undefined;
}
/** One effect: whose it is, what it costs, and what it would add. One that cannot be used here says why. */
export declare function Switch({ effect, label, side, on, rule, offer }: SwitchProps): import("react").JSX.Element;
//# sourceMappingURL=switch.d.ts.map