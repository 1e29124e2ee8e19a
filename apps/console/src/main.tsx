import { createRoot } from 'react-dom/client'
import './app/global.css'
import { followOtherTabs } from './api/account.ts'
import App from './app/App.tsx'
import { warmUp } from './app/warmUp.ts'
import { startLanguage } from './i18n/language.ts'

const root = document.getElementById('root')

if (root) {
  followOtherTabs()
  const language = startLanguage()
  warmUp()
  await language
  createRoot(root).render(<App />)
}
