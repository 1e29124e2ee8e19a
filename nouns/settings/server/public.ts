export { insertAccount } from '../user/server/insertAccount.ts'
export { checkOwnPassword, firstPassword, keepOwnPassword, resetPassword } from '../user/server/password.ts'
export { checkNotAbove } from '../user/server/rules.ts'
