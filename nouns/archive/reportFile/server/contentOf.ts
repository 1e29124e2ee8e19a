import type { Services } from '@shouya/server/core/services.ts'

/** The bytes of a stored file. */
export async function contentOf({ files }: Pick<Services, 'files'>, sha256: string): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of files.read(sha256)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
