export declare function App(): import("react").JSX.Element;
//# sourceMappingURL=app.d.ts.map