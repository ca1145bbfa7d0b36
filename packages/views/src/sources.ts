const UNPRINTED = 'as the scenario says';

/** Whether a reason names where it is printed; an effect in plain words is the scenario's own. */
export const isPrinted = (source: string): boolean => source !== UNPRINTED;
