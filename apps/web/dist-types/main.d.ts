import './style/page.css';
//# sourceMappingURL=main.d.ts.map