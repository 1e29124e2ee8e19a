import type { ButtonFunction, FileFunction } from '@shouya/contract/formFunctions'
import { isWebAddress } from '@shouya/forms/uploads'
import type { UploadedFile } from '@shouya/forms-react/renderer/sendFile'
import { download } from '../ui/download.ts'

/** What the buttons of a form may call besides submit and reset. */
export const buttonFunctions: Readonly<Record<ButtonFunction, () => void>> = {
  printPage: () => print(),
  openHelp: () => show('/help.pdf'),
}

/** How a form may give a file back besides by its link. */
export const fileFunctions: Readonly<Record<FileFunction, (file?: UploadedFile) => void>> = {
  viewFile: (file) => file && isWebAddress(file.url) && show(file.url),
  saveFile: (file) => file && isWebAddress(file.url) && download(file.url, file.name),
}

/** All that a document may name as `dynamicFun`. */
export const functions = { ...buttonFunctions, ...fileFunctions }

/** In a tab of its own, which cannot reach back to this one. */
const show = (address: string): unknown => open(address, '_blank', 'noopener')
