export { carReasons } from './car/rules.ts'
export { peopleOf as adminsOf } from './receivers.ts'
export { canEscort } from './staff/canEscort.ts'
