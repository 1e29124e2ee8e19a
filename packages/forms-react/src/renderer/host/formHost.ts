import type { Permission } from '@shouya/forms/document'
import type { Sources } from '@shouya/forms/sources'
import type { SendFile, UploadedFile } from './sendFile.ts'

/** What a form that is shown needs of the application around it. All of it may change; nothing of it is kept. */
export interface FormHost {
  /**
   * Options by `dynamicKey`, the business's clock, the values as they are kept (`stored`). What is missing is waited
   * for: a field whose options have not come cannot be opened, and the form cannot be sent.
   */
  readonly sources?: Omit<Sources, 'allowed'>
  /** Names of sources that do not exist (any more): their fields say so, and nothing can be chosen there. */
  readonly missing?: readonly string[]
  /** Whether the user has a right; without this function nobody has any (无此权限). */
  readonly can?: (permission: Permission) => boolean
  /** Sends one file. Without it uploads are switched off. */
  readonly upload?: SendFile
  /**
   * Lets the user draw a picture, for images that are signatures (`options.signature`): undefined when they would rather
   * not. Without it such a field takes an image file like any other.
   */
  readonly draw?: () => Promise<File | undefined>
  /** Origins besides the page's own that uploads may go to (`https://files.bank.example`). */
  readonly uploadOrigins?: readonly string[]
  /**
   * What buttons (`handle: dynamic`) and downloads (`downloadWay: dynamic`) may call, by the name in `dynamicFun`.
   * A button calls without an argument, a download with the file.
   */
  readonly functions?: Readonly<Record<string, (file?: UploadedFile) => unknown>>
}
