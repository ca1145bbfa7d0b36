/** The version of play, as headings name it: it counts up when the same answers no longer lead to the same battle. */
export const ENGINE = '0.1.0';
