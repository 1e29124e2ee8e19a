import type { Permission } from '@shouya/forms/document'
import type { Sources } from '@shouya/forms/sources'
import type { SendFile, UploadedFile } from './sendFile.ts'

/** The services that a form needs from the application. They may change at any time; the form keeps no copy. */
export interface FormHost {
  /**
   * Options by `dynamicKey`, the clock of the business, the stored values. A field whose options are missing is
   * disabled, and the form cannot be submitted until they are loaded.
   */
  readonly sources?: Omit<Sources, 'allowed'>
  /** Names of sources that no longer exist; their fields show a notice and offer no options. */
  readonly missing?: readonly string[]
  /** Whether the user has a permission; without this function nobody has one (无此权限). */
  readonly can?: (permission: Permission) => boolean
  /** Uploads one file. Without it uploads are disabled. */
  readonly upload?: SendFile
  /**
   * Lets the user draw a signature for a field with `options.signature`; resolves with undefined if they cancel.
   * Without it such a field takes an image file like any other.
   */
  readonly draw?: () => Promise<File | undefined>
  /** Origins besides the page's own that uploads may go to (`https://files.bank.example`). */
  readonly uploadOrigins?: readonly string[]
  /**
   * Functions that buttons (`handle: dynamic`) and downloads (`downloadWay: dynamic`) call, by the name in
   * `dynamicFun`. A button passes no argument, a download passes the file.
   */
  readonly functions?: Readonly<Record<string, (file?: UploadedFile) => unknown>>
}
