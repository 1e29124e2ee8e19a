import type { ButtonFunction, FileFunction } from '@shouya/contract/formFunctions'
import { isWebAddress } from '@shouya/forms/uploads'
import type { UploadedFile } from '@shouya/forms-react/renderer/sendFile'
import { download } from '../ui/download.ts'

/** The functions of a form's buttons, besides submit and reset. */
export const buttonFunctions: Readonly<Record<ButtonFunction, () => void>> = {
  printPage: () => print(),
  openHelp: () => show('/help.pdf'),
}

/** The ways of a form to open a file, besides its link. */
export const fileFunctions: Readonly<Record<FileFunction, (file?: UploadedFile) => void>> = {
  viewFile: (file) => file && isWebAddress(file.url) && show(file.url),
  saveFile: (file) => file && isWebAddress(file.url) && download(file.url, file.name),
}

/** All functions that a document may use as `dynamicFun`. */
export const functions = { ...buttonFunctions, ...fileFunctions }

/** In a new tab, without access to this one. */
const show = (address: string): unknown => open(address, '_blank', 'noopener')
