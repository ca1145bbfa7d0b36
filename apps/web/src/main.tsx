import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerWorker } from './offline.js';
import { App } from './page/app.js';
import { startAnswering } from './state/answering.js';
import { watchInstall } from './state/install.js';
import { startPlaces } from './state/places.js';
import { useStore } from './state/store.js';
import { learn } from './words/use-words.js';
import './style/page.css';

startPlaces();
startAnswering();
// nobody sees another language first
await learn(useStore.getState().locale).catch(() => undefined);
const root = document.getElementById('page');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
watchInstall();
registerWorker();
