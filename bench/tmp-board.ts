import { inches } from '@umpire/geometry';
import { judgeMove } from '../packages/w40k/src/board/judge.js';
import { at, boardOf, fieldOf, go } from '../packages/w40k/test/board/sample.js';
const grid=(x:number,y:number,n:number)=>Array.from({length:n},(_,i)=>at(x+(i%5)*1.4,y+Math.floor(i/5)*1.4));
const units=[] as any[];
for(let i=0;i<8;i++){units.push({seat:'A',models:grid(5+(i%4)*12,4+Math.floor(i/4)*9,10)});units.push({seat:'B',models:grid(5+(i%4)*12,36-Math.floor(i/4)*9,10)});}
const board=boardOf(units);
const task={kind:'normal' as const,unit:4,distance:inches(6)};
const prop={models:board.modelsOf(4).map((m)=>{const s=board.stanceOf(m)!;return {model:m,steps:[go(s.at.x/25400+2,s.at.y/25400+4.1)]}})};
console.log(JSON.stringify(judgeMove(board,task,prop)).slice(0,300));
function bench(name:string,f:()=>unknown,n=200){let best=1e9;for(let k=0;k<15;k++){const t=performance.now();for(let i=0;i<n;i++)f();best=Math.min(best,(performance.now()-t)/n);}console.log(name,(best*1000).toFixed(1),'µs');}
bench('normal ten models, open',()=>judgeMove(board,task,prop));
