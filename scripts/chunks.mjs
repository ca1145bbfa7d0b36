/** What several editions share is one chunk: many small ones are larger together, and are loaded one after the other. */
export const codeSplitting = {
  groups: [
    {
      name: 'common',
      minShareCount: 2,
      test: /w40k\/src\/(?:abilities\/|rules\/(?:shared\/|record|terms)|sources|editions\/(?:layer|limits|modes\/mode))|dice\/src\/expression|kernel\/src\/(?:issue|result)/,
    },
  ],
};
