import { rescue, rescues } from '../apps/server/src/core/access/rescue.ts'
import { reportTemplates } from '../nouns/approvals/template/server/reportTemplates.ts'
import { reportApprovals } from '../nouns/approvals/verify/server/verifyApprovals.ts'
import { withDatabase } from './lib/withDatabase.ts'

const help = `npm run admin -- unlock <user name>   clears all locks of a name
npm run admin -- reset <user name>    gives a new first password, without a second step, and ends the account's sessions
npm run admin -- verify-approvals     verifies the history of every request, and all rows against it; 1 when something differs
npm run admin -- load-templates [NAME ...]  puts the flows of the business and their forms in as drafts; what is there stays`

const [command = '', ...names] = process.argv.slice(2)
const [username] = names
const isCommand = (name: string): name is keyof typeof rescues => name in rescues

if (command === 'verify-approvals' && !username)
  await withDatabase(async (url) => {
    if (!(await reportApprovals(url, console.log))) process.exitCode = 1
  })
else if (command === 'load-templates')
  await withDatabase(async (url) => {
    if (!(await reportTemplates(url, names, console.log))) process.exitCode = 2
  })
else if (!isCommand(command) || !username) {
  console.error(help)
  process.exitCode = 2
} else await withDatabase(async (url) => console.log(await rescue(url, command, username)))
