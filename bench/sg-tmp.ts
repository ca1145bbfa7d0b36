import { unitSees } from '../packages/w40k/src/board/sight.js';
import { readBattlefield } from '../packages/w40k/src/terrain/battlefield.js';
import { battlefields } from '../packages/w40k/src/missions/battlefields.js';
import { placed } from '../packages/w40k/src/board/solids.js';
import { standsOn,isOnBattlefield } from '../packages/w40k/src/board/spot.js';
import { groundReasons } from '../packages/w40k/src/board/ground.js';
import { at, boardOf ,base32} from '../packages/w40k/test/board/sample.js';
const grid=(x:number,y:number,n:number)=>Array.from({length:n},(_,i)=>at(+(x+(i%5)*1.4).toFixed(2),+(y+Math.floor(i/5)*1.4).toFixed(2)));
let st=5;const rnd=(n:number)=>{st=(Math.imul(st,1664525)+1013904223)>>>0;return st/2**32*n};
const bf=readBattlefield(battlefields[0]);if(!bf.ok)throw 1;
const field=bf.value.field;
// legal placements only
const units=[] as any[];
while(units.length<14){const cand={seat:units.length%2?'A':'B',form:base32,models:grid(+(1+rnd(52)).toFixed(2),+(1+rnd(40)).toFixed(2),10)};
 const b=boardOf([...units,cand],field);const u=units.length;const others=units.flatMap((_,k)=>b.modelsOf(k)).map(m=>placed(b,m)!);
 const ok=b.modelsOf(u).every(m=>{const p=placed(b,m)!;return isOnBattlefield({board:b},p)&&!standsOn(p,others)&&groundReasons({board:b,rules:b.rules} as any,{model:m,end:p}).length===0});
 if(ok)units.push(cand);}
const base=boardOf(units,field);let flip=false;
const board={...base,hasShotLately:(u:number)=>u===99?false:(u===0&&flip)};
import { inches, point } from '@umpire/geometry';
import { suggestMoves } from '../packages/w40k/src/board/suggest/suggest.js';
import { judgeMove } from '../packages/w40k/src/board/judge.js';
import { engagedWith } from '../packages/w40k/src/board/distances.js';
for(let u=0;u<14;u++){const task={kind:'normal' as const,unit:u,distance:inches(6)};
let best=1e9;let p:any;for(let k=0;k<19;k++){const t=performance.now();p=suggestMoves(base,task,{towards:point(inches(30),inches(22))});best=Math.min(best,performance.now()-t);}
console.log(u,(best*1000).toFixed(0),'µs',p.length,p[0]?.models.length);}
