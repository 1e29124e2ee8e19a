import type { Ctx } from '../context.ts'

/** A file of an archive: one of the store, or one that is made when it is its turn. */
export type ArchiveEntry = {
  /** With its folder: `CL020317_青梧路支行/照片.jpg`; no two are the same. */
  readonly path: string
  readonly time: Date
} & ({ readonly sha256: string; readonly size: number } | { readonly make: () => Promise<Buffer> })

/** All files of a record, and what the archive is called. */
export type Archive = { readonly name: string; readonly entries: readonly ArchiveEntry[] }

/** Records whose files are downloaded together, by their table. The link to it was made by an action, which has judged the right. */
export type Archives = Readonly<Record<string, (ctx: Ctx, id: number) => Promise<Archive>>>

/** A name as every file system takes it. */
export const plainName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/[. ]+$/, '') || '_'

/** Makes paths differ that are the same: `a.jpg`, `a (2).jpg`. Some file systems know no upper case. */
export function distinct<T extends { path: string }>(entries: readonly T[]): T[] {
  const used = new Set<string>()
  return entries.map((entry) => {
    const [, stem = entry.path, extension = ''] = /^(.*?)(\.[^./]*)?$/s.exec(entry.path) ?? []
    let path = entry.path
    for (let number = 2; used.has(path.toLowerCase()); number++) path = `${stem} (${number})${extension}`
    used.add(path.toLowerCase())
    return { ...entry, path }
  })
}
