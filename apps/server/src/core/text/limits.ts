/** What reading the text of one file may take; text beyond `characters` is left out. */
export const limits = {
  /** Of the file itself. */
  megabytes: 50,
  pages: 500,
  characters: 50_000,
  /** Megabytes of the thread's own heap, and by how many the process may grow meanwhile, which unpacked streams do outside of it. */
  memory: 256,
  growth: 512,
  seconds: 30,
} as const
