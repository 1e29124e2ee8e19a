export { canEscort } from './staff/canEscort.ts'
