export declare const codeSplitting: { readonly groups: { name: string; minShareCount: number; test: RegExp }[] };
export declare const treeshake: { moduleSideEffects: { test: RegExp; sideEffects: boolean }[] };
