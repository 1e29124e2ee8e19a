export { foundForms } from './fill/found.ts'
