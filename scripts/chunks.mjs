/** What several chunks share is one chunk: many small ones are larger together, and are loaded one after the other. */
export const codeSplitting = {
  groups: [
    {
      name: 'common',
      minShareCount: 2,
      // rules of one edition stay with it
      test: /packages\/(?!w40k\/src\/(?:rules\/(?:ninth|tenth|eleventh)|editions\/(?:ninth|tenth|eleventh|turn|muster)|armies|missions|board|table|turn)\b)/,
    },
    // nor is what all editions need the ninth's
    { name: 'limits', test: /packages\/w40k\/src\/editions\/limits\./, priority: 2 },
    // and what a mode shares with its edition is the edition's
    ...['ninth', 'eleventh'].map((name) => ({
      name,
      test: new RegExp(`packages/w40k/src/(?:rules/${name}/|editions/${name}\\.)`),
    })),
  ],
};

/** Its modules only define what they export, though its package does not say so. */
export const treeshake = { moduleSideEffects: [{ test: /\/node_modules\/yaml\//, sideEffects: false }] };
