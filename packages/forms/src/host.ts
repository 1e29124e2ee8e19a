import type { Json } from './json.ts'

/** What the host offers to forms, as far as it declares it: names that documents may use. */
export interface Host {
  /** Further origins that uploads may go to (`https://files.bank.example`). */
  readonly uploadOrigins?: readonly string[]
  /** Sources of options (`dynamicKey`). */
  readonly sources?: readonly string[]
  /** All values of sources that are the same for every user, e.g. of dictionaries. */
  readonly values?: Readonly<Record<string, readonly Json[]>>
  /** Functions that buttons may call (`dynamicFun`). */
  readonly functions?: readonly string[]
  /** Functions that downloads may call with their file (`dynamicFun`). */
  readonly fileFunctions?: readonly string[]
}
