import { editionsBlocks } from '@umpire/views';
import { answer, type Context, type Status } from '../context.js';

export async function editions(context: Context, { options = false }: { readonly options?: boolean }): Promise<Status> {
  const list = await context.services.editions();
  answer(context, { editions: list }, () => editionsBlocks(list, context.voice, { options }));
  return 0;
}
