/** Hands a file to the browser to be saved. */
export declare function save(name: string, content: Blob): void;
export declare const fileName: (title: string, ending: string) => string;
/** Puts text on the clipboard, or says that the browser does not let it. */
export declare function copy(text: string): Promise<boolean>;
/** A drawing as pixels, twice as fine as on paper. */
export declare function pngOf(svg: string, width: number, height: number): Promise<Blob>;
//# sourceMappingURL=files.d.ts.map