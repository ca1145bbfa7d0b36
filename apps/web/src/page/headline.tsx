import type { Answer, Voice } from '@umpire/views';
import { NotModelled } from './not-modelled.js';
import { promisesOf } from './promises.js';

interface HeadlineProps {
  readonly answer: Answer;
  readonly voice: Voice;
}

/** What to count on and to hope for, below what is not modelled. */
export function Headline({ answer, voice }: HeadlineProps) {
  const told = promisesOf(answer, voice);
  return (
    <>
      <NotModelled list={answer.unmodelled} />
      <dl className="headline" aria-live="polite">
        {told.length === 0 && <div>{voice.say.nothingLost}</div>}
        {told.map(({ label, what, chance }) => (
          <div key={label}>
            <dt>
              {label} <b>{what}</b>
            </dt>
            <dd>{chance}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
