/**
 * The functions that forms may use as `dynamicFun` (spec 001 section 3). The console has all of them; a form with
 * another one is not published, because the button would do nothing.
 */
export const buttonFunctions = ['printPage', 'openHelp'] as const

/** The functions for uploaded files (`downloadWay: dynamic`). */
export const fileFunctions = ['viewFile', 'saveFile'] as const

export type ButtonFunction = (typeof buttonFunctions)[number]
export type FileFunction = (typeof fileFunctions)[number]
