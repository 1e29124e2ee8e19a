import type { Json } from './json.ts'

/** What the host offers to forms, as far as it says so: names that documents may use. */
export interface Host {
  /** Origins besides its own that uploads may go to (`https://files.bank.example`). */
  readonly uploadOrigins?: readonly string[]
  /** Sources of options (`dynamicKey`). */
  readonly sources?: readonly string[]
  /** All values of sources that are the same for everybody, as those of dictionaries. */
  readonly values?: Readonly<Record<string, readonly Json[]>>
  /** Functions that buttons may call (`dynamicFun`). */
  readonly functions?: readonly string[]
  /** Functions that downloads may call with their file (`dynamicFun`). */
  readonly fileFunctions?: readonly string[]
}
