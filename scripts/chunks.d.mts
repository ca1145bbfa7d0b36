export declare const codeSplitting: { readonly groups: { name: string; minShareCount: number; test: RegExp }[] };
