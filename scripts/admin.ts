import { rescue, rescues } from '../apps/server/src/core/access/rescue.ts'
import { withDatabase } from './lib/withDatabase.ts'

const help = `npm run admin -- unlock <user name>   clears all locks of a name
npm run admin -- reset <user name>    gives a new first password, without a second step, and ends the account's sessions`

const [command = '', username] = process.argv.slice(2)
const known = (name: string): name is keyof typeof rescues => name in rescues

if (!known(command) || !username) {
  console.error(help)
  process.exitCode = 2
} else await withDatabase(async (url) => console.log(await rescue(url, command, username)))
