/** Spec 000 section 9: a chunk that takes longer has failed. */
const longest = 120_000

/** A chunk that did not load: the network failed, or a newer build has replaced it. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
}

/** Loads a chunk; a failure, or 120 s without a response, is a ChunkError. */
export function loadChunk<M>(load: () => Promise<M>): Promise<M> {
  const limit = new Promise<never>((_, reject) => setTimeout(() => reject(new ChunkError('timeout')), longest))
  return Promise.race([load(), limit]).catch((cause: unknown) => {
    throw new ChunkError('chunk', { cause })
  })
}
