/**
 * What forms may name as `dynamicFun` (spec 001 section 3). The console has each of them; a form that names another one is
 * not published, because nothing would happen when somebody presses there.
 */
export const buttonFunctions = ['printPage', 'openHelp'] as const

/** Those that fetch an uploaded file back (`downloadWay: dynamic`). */
export const fileFunctions = ['viewFile', 'saveFile'] as const

export type ButtonFunction = (typeof buttonFunctions)[number]
export type FileFunction = (typeof fileFunctions)[number]
