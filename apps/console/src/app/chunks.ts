import { loadConsoleTexts } from '../i18n/language.ts'
import { loadChunk } from './loadChunk.ts'

/** The two halves of the console; only one of them is needed first. */
export const loadLogin = () => loadChunk(() => import('@shouya/nouns/settings/login/console/Login.tsx'))
export const loadConsole = () =>
  loadChunk(async () => (await Promise.all([import('./Console.tsx'), loadConsoleTexts()]))[0])
