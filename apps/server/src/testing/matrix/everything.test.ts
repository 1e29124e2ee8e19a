import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { scopedTables } from '../../db/scope.ts'

/**
 * Three ways around a caller's scope, and who takes them. Whoever adds a line here says why the rows beyond the scope
 * are needed and why they do not reach the caller; somebody else reviews it.
 */
const everything: Record<string, string> = {
  'areas/escort/car/actions.ts': 'deletes the vehicle that was found in scope',
  'areas/escort/car/save.ts': 'plate, number and RFID taken anywhere; one bit',
  'areas/escort/box/actions.ts': 'deletes the box that was found in scope',
  'areas/escort/box/move.ts': 'boxes by the number that somebody at a handover scans; moves them in its transaction',
  'areas/escort/box/save.ts': 'number and tag taken anywhere, one bit; the name of a unit that was checked',
  'areas/escort/company/actions.ts': 'deletes the company that was found in scope; whether it has an account, one bit',
  'areas/escort/company/companyOf.ts': 'names of the units that a company serves which was found in scope',
  'areas/escort/company/save.ts': 'name and credit code taken anywhere; one bit',
  'areas/escort/plan/actions.ts': 'units and deletion of a plan that was found in scope',
  'areas/escort/plan/cancel.ts': 'a plan that was found in scope, or that a revoked request has made',
  'areas/escort/plan/change.ts': 'names of those who ride in a plan in scope and of those who were checked for it',
  'areas/escort/plan/crew.ts': 'whether people exist (1001) or are out of scope (403)',
  'areas/escort/plan/eligible.ts': 'asked by the server about who rides in a plan; names and reasons',
  'areas/escort/plan/plansFor.ts': 'plans that stop at a unit for which the asking noun acts',
  'areas/escort/plan/save.ts': 'whether a route has a plan of the day, one bit',
  'areas/escort/route/actions.ts': 'deletes the route that was found in scope; whether a plan names it',
  'areas/escort/route/save.ts': 'a number taken in the company, one bit',
  'areas/escort/staff/account.ts':
    'accounts of a company that was found in scope; whether one belongs to a person, one bit',
  'areas/escort/staff/actions.ts':
    'deletes the person who was found in scope; names of the units where they may work, of their account',
  'areas/escort/staff/blacklist.ts': 'bars a person in every company by the hash of their identity number',
  'areas/escort/staff/canEscort.ts': 'asked by the server about people whom a record names; answers reasons',
  'areas/escort/staff/unique.ts': 'number, identity and certificates taken anywhere; one bit',
  'areas/escort/units.ts': 'units that the company of an outsider serves; whether units exist and are in use',
  'areas/approvals/directory/answer.ts': 'who decides is found in the whole organisation; ids go to the engine only',
  'areas/approvals/directory/person.ts': 'whether somebody may decide at all; one bit, and who stands in for them',
  'areas/approvals/directory/profile.ts': "the initiator's own unit and roles, kept with the request",
  'areas/approvals/examine/checkKeysInHand.ts': "the caller's own keys",
  'areas/approvals/examine/people.ts':
    'whom to give a task or a copy: requests go through all units; name, unit and post, at most fifty, to outsiders those of their party',
  'areas/approvals/examine/inbox.ts': 'names of those who take part in a request that the caller may read',
  'areas/approvals/flow/simulate.ts': 'whether a made-up initiator exists',
  'areas/approvals/flow/unableIn.ts': 'whether people whom a flow names may decide; their names, to those who draw it',
  'areas/approvals/way/checkReach.ts': "whether people belong to an outsider's own party; their number only",
  'areas/approvals/run/failRefused.ts': 'the name of whoever decided the task before the caller',
  'areas/approvals/run/persist.ts': "the code of the initiator's unit, for the number",
  'areas/customForms/source/people.ts':
    'colleagues of the own unit, whom somebody with scope self hands work to, and of an outsider’s party; names only',
  'areas/customForms/submission/find.ts': "the caller's own submissions, wherever their unit has moved",
  'areas/customForms/source/units.ts':
    'units to choose from where something goes from one to another; ids and names, for employees only',
  'areas/customForms/submission/labelsNow.ts':
    'names of people and units that are chosen in a form which the caller may read',
  'areas/daily/keyLedger/save.ts': 'whether a unit exists (1001) or is out of scope (403); a number taken in the unit',
  'areas/daily/outInside/duties.ts': 'whether anybody is inside the unit whose day the caller may see; one bit',
  'areas/daily/moneyBox/duties.ts': 'the two handovers of the unit whose day the caller may see; states and names',
  'areas/daily/securityCheck/duties.ts': 'the checks of the unit whose day the caller may see; states and names',
  'areas/daily/outInside/insideWith.ts': 'whether a certificate is inside anywhere; one bit',
  'areas/daily/outInside/overdue.ts': 'a job, without a caller',
  'areas/daily/roomKey/loss.ts': 'the security section of the branch is told of a loss',
  'areas/daily/roomKey/overdue.ts': 'a job, without a caller',
  'areas/daily/roomKey/save.ts': 'whether unit or key exists (1002) or is out of scope (403)',
  'areas/daily/moneyBox/actions.ts': 'deletes a draft that was found in scope; the scoped way in has no deletion',
  'areas/daily/moneyBox/boxes.ts': 'whose a box is that somebody read at the door; its type and one bit',
  'areas/daily/moneyBox/number.ts': 'code of the unit of a handover that was found in scope',
  'areas/daily/moneyBox/reminders.ts': 'who is told of a handover that was found in scope, wherever they sit',
  'areas/daily/securityCheck/actions.ts': 'deletes a draft that was found in scope; the scoped way in has no deletion',
  'areas/daily/securityCheck/known.ts': 'what the registers of a unit in scope have; numbers only',
  'areas/daily/securityCheck/submit.ts': 'code and head of the unit of a check that was found in scope',
  'areas/daily/securityCheck/window.ts': 'the hours of the unit of a check that was found in scope',
  'areas/daily/videoAccess/expire.ts': 'a job, without a caller',
  'areas/daily/videoAccess/mediaFree.ts': 'whether a number of media is out, wherever; one bit',
  'areas/rectify/checkItem/save.ts': 'whether a unit exists (1001) or is out of scope (403)',
  'areas/rectify/rectification/delay.ts': 'who decides about more time is told, wherever they sit',
  'areas/rectify/rectification/ofSource.ts': 'number and state of rectifications that records in scope name',
  'areas/rectify/rectification/request.ts': 'opens a rectification in the unit of the record that calls for it',
  'areas/rectify/rectification/scan.ts': 'a job, without a caller',
  'areas/rectify/rectification/steps.ts': 'who reviews is told, wherever they sit',
  'areas/notices/notice/find.ts': 'notices published to the caller, wherever they come from; whether one exists (1002)',
  'areas/notices/notice/parts.ts': 'whether a unit exists (1001) or is out of scope (403); the units below it',
  'areas/notices/notice/publish.ts':
    "how many a notice is for; only their number leaves; the code of the notice's own unit",
  'areas/notices/notice/reader.ts': 'whether the caller received the notice that a file belongs to',
  'areas/notices/notice/rows.ts': 'notices published to the caller, wherever they come from',
  'areas/tasks/taskAssignment/done.ts': 'the task of a record that was found in scope; nothing of it leaves',
  'areas/tasks/taskAssignment/generate.ts': 'a job, without a caller',
  'areas/tasks/taskAssignment/settleByClock.ts': 'a job, without a caller',
  'areas/tasks/taskAssignment/dayTasks.ts':
    'a unit whose day the caller may see: the own one, or one that was found in scope',
  'areas/tasks/taskAssignment/urgedTask.ts':
    "the caller's own unit; of another one whether there is such a task (1002) or it is out of scope (403)",
  'areas/tasks/taskType/deadlinesOf.ts': 'the hours of a unit that was found in scope',
  'areas/settings/dept/disable.ts': 'counts of what is left in a unit in scope and below it; numbers only',
  'areas/settings/dept/import.ts': "makes the way in anew with the sheet's own units, which stand below units in scope",
  'areas/settings/dept/people.ts':
    'accounts of a unit in scope and below it, where somebody sees less: names that were chosen, a number',
  'areas/settings/dept/remove.ts': 'scopes that name a unit in scope; the database has no other way to delete',
  'areas/settings/dept/save.ts': 'a code or a name taken anywhere',
  'areas/settings/dept/tree.ts':
    'paths: the parent, whether it exists (1001) or is out of scope (403), and all below a unit in scope',
  'areas/settings/login/actions.ts': 'signing in: there is no caller yet',
  'areas/settings/role/rows.ts': 'how many accounts hold a role, wherever they are; only their number leaves',
  'areas/settings/role/rules.ts': 'how many accounts a role would no longer fit; whether a unit in reach exists',
  'areas/settings/savedView/rows.ts': 'names of those who shared a view with the caller, of their role and unit',
  'areas/settings/user/duties.ts':
    'what an account that was found in scope leaves behind: counts, names of flows and of who is away',
  'areas/settings/user/change.ts': 'a user name taken anywhere; keys that somebody still holds anywhere',
  'areas/settings/user/avatar.ts': "the caller's own account",
  'areas/settings/user/password.ts': "the caller's own account",
  'areas/settings/user/rules.ts': 'phone and staff number taken anywhere; whether a unit exists',
  'core/org/peopleOfParty.ts': 'people of a company that was found in scope; only id, name, unit and post',
  'core/org/peopleWith.ts': 'who takes part comes from the units above; only id, name, unit and post',
  'core/org/unitInScope.ts': 'whether a unit exists (1001) or is out of scope (403)',
  'http/dispatch.ts': 'makes the scoped way in out of it',
  'registers/find.ts': 'whether a row exists (1002) or is out of scope (403); nothing of it leaves',
}

/** SQL as text that names a scoped table. */
const rawSql: Record<string, string> = {
  'areas/escort/box/rows.ts': 'the number of the handover that moved a box in scope',
  'areas/escort/car/rows.ts': 'the name of the company of a vehicle in scope',
  'areas/escort/certScan.ts': 'a job, without a caller',
  'areas/escort/company/rows.ts': 'how many vehicles and people a company in scope has',
  'areas/escort/receivers.ts': 'whom to tell; their ids go into reminders only',
  'areas/escort/staff/canEscort.ts': 'whether units lie below those of people whom the server asks about',
  'areas/escort/staff/print.ts': 'names of the units where people in scope may work',
  'areas/escort/staff/rows.ts':
    'the name of the company of a person in scope; the units below one, in a query with the scope',
  'areas/escort/units.ts': 'the units that a company serves',
  'areas/approvals/directory/heads.ts': 'the path of a unit, whose heads above are asked for',
  'areas/approvals/directory/members.ts': 'the path of a unit, whose members with a role are asked for',
  'areas/approvals/directory/membersAbove.ts':
    'the units above one, up to the nearest that has somebody who may decide',
  'areas/approvals/directory/profile.ts': "the units above the initiator's",
  'areas/approvals/examine/startable.ts': "whether the caller's unit lies below one of a flow's",
  'areas/approvals/flow/namesIn.ts': 'names of the units that a flow names',
  'areas/approvals/flow/save.ts': 'whether the units that a flow names exist; their number only',
  'areas/customForms/submission/retention.ts': 'a job, without a caller',
  'areas/daily/keyLedger/rows.ts': 'the linked key (same unit) and the open handover of a key that was found in scope',
  'areas/daily/moneyBox/faces.ts': 'name and state of the company of a vehicle in scope',
  'areas/daily/moneyBox/parts.ts': 'whose account the caller has, among the crew of handovers that were found in scope',
  'areas/daily/moneyBox/rows.ts': 'whose account somebody of the crew has, in a query with the scope',
  'areas/daily/moneyBox/planned.ts': 'the times of the unit of a handover that was found in scope',
  'areas/daily/outInside/clearOutlets.ts': 'a job, without a caller',
  'areas/daily/outInside/purge.ts': 'a job, without a caller',
  'areas/daily/roomKey/keys.ts': 'the bill that a key in scope is in',
  'areas/daily/securityCheck/rows.ts': 'columns after "distinct from", in conditions of a query that carries the scope',
  'areas/rectify/checkItem/rows.ts': 'the name of the branch that an item is for',
  'areas/notices/notice/retention.ts': 'a job, without a caller',
  'areas/notices/notice/visible.ts': "the units above the caller's; those below a receiving unit",
  'areas/settings/user/rows.ts': 'the name of the company of an account in scope',
  'areas/settings/dept/rows.ts': 'names of the parent and of the people of a unit in scope',
  'areas/settings/savedView/rows.ts': "the path of the caller's own unit",
  'areas/tasks/taskAssignment/generate.ts': 'a job, without a caller',
  'core/access/principal.ts': 'the name of the company that the caller belongs to',
  'core/access/rescue.ts': 'the command line of the machine (npm run admin): there is no caller',
  'core/org/flowsNaming.ts': 'whether somebody else holds a role; nothing of them leaves',
  'core/org/peopleWith.ts': 'the path of the unit',
  'core/org/firstAccount.ts': 'an empty database gets its first account',
  'db/ownRuns.ts': 'makes the predicate of crews itself',
  'db/scope.ts': 'makes the predicate itself',
  'registers/filters.ts': 'the units below one; narrows a query that carries the scope',
  'areas/tasks/absence/passOn.ts': 'a topic, without a caller: whose duties pass on while somebody is away',
  'areas/escort/plan/approved.ts': 'a topic, without a caller: the company that carries for the units of a request',
  'areas/escort/plan/clock.ts': 'a job, without a caller',
  'areas/escort/plan/crew.ts': 'the time of a plan that was found in scope',
  'areas/escort/plan/eligible.ts': 'who and what of a company in scope is elsewhere then; name and time of that plan',
  'areas/escort/plan/generate.ts': 'a job, without a caller',
  'areas/escort/plan/plansFor.ts': 'the crew of plans that stop at a unit for which the asking noun acts',
  'areas/escort/plan/rows.ts': 'route, vehicle, crew and company of plans in scope',
  'areas/escort/plan/staffChange.ts': 'a topic, without a caller: who or what a request names',
  'areas/escort/plan/tellOutlets.ts': 'whom to tell; their ids go into reminders only',
  'areas/escort/route/rows.ts': 'company and stops of routes in scope; the units below one',
}

/** The pool itself instead of what the dispatcher hands out. */
const pool: Record<string, string> = {
  'areas/escort/certScan.ts': 'a job, without a caller',
  'areas/escort/staff/purge.ts': 'a job, without a caller',
  'areas/approvals/directory/heads.ts': 'in the transaction of a command; ids go to the engine only',
  'areas/approvals/directory/members.ts': 'in the transaction of a command; ids go to the engine only',
  'areas/approvals/directory/membersAbove.ts': 'in the transaction of a command; ids go to the engine only',
  'areas/approvals/template/asAdministrator.ts':
    'the command line of the machine (npm run admin) and the first start: there is no caller',
  'areas/daily/faultRepair/escalate.ts': 'a job, without a caller',
  'areas/daily/outInside/overdue.ts': 'a job, without a caller',
  'areas/daily/roomKey/overdue.ts': 'a job, without a caller',
  'areas/daily/securityCheck/settled.ts': 'a topic, without a caller: counts what a check called for',
  'areas/daily/videoAccess/expire.ts': 'a job, without a caller',
  'areas/daily/videoAccess/videoEffects.ts': 'a topic, without a caller: enters what a request has asked for',
  'areas/rectify/rectification/officersOf.ts': 'whom to tell; their ids go into reminders only',
  'areas/rectify/rectification/scan.ts': 'a job, without a caller',
  'areas/notices/notice/expire.ts': 'a job, without a caller',
  'areas/settings/login/actions.ts': 'signing in: there is no caller yet',
  'areas/tasks/taskAssignment/generate.ts': 'a job, without a caller',
  'areas/tasks/taskAssignment/scan.ts': 'a job, without a caller',
  'areas/settings/user/password.ts': "the caller's own account, before the transaction (argon2)",
  'core/access/principal.ts': 'resolves the scope itself',
  'core/org/securityOf.ts': 'whom to tell; their ids go into reminders only',
  'core/secrets/prove.ts': "the caller's own password, outside of the transaction (argon2)",
  'areas/escort/box/settle.ts': 'a job, without a caller',
  'areas/daily/faultRepair/purchaseEffects.ts': 'a topic, without a caller: says on a fault what a request has bought',
  'areas/tasks/absence/absenceEffects.ts': 'a topic, without a caller: who is away by a request, and who stands in',
  'areas/escort/plan/approved.ts': 'a topic, without a caller: drafts what a request has called for',
  'areas/escort/plan/clock.ts': 'a job, without a caller',
  'areas/escort/plan/generate.ts': 'a job, without a caller',
  'areas/escort/plan/staffChange.ts': 'a topic, without a caller: puts into plans what a request has called for',
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const sources = globSync('{areas,core,db,http,registers}/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.ts$|\.gen\.ts$|(^|\/)(testing|tests|seed|migrations|embedded)\//.test(file))
  .sort()
const code = new Map(
  // Comments may talk about tables.
  sources.map((file) => [file, readFileSync(`${root}${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')]),
)
const having = (pattern: RegExp) => sources.filter((file) => pattern.test(code.get(file) ?? ''))

test('there is something to look through', () => expect(sources.length).toBeGreaterThan(80))

test('only reviewed files import core/access/everything.ts', () => {
  expect(having(/from '[./]*((core\/)?access\/)?everything\.ts'/)).toEqual(Object.keys(everything).sort())
})

test('only reviewed files name a scoped table in SQL of their own', () => {
  const tables = scopedTables.join('|')
  // In any text: a table stands after these words, whether in sql`…` or in a query for pg.
  const named = new RegExp(`\\b(from|join|update|into|table|only)\\s+"?(${tables})\\b(?!')`, 'i')
  expect(having(named)).toEqual(Object.keys(rawSql).sort())
})

test('only reviewed files ask the pool for scoped tables', () => {
  const tables = scopedTables.join('|')
  const opens = /Kysely<DB>|database\.kysely|\{[^{}]*\bkysely\b[^{}]*\}/
  const names = new RegExp(`(selectFrom|updateTable|insertInto|deleteFrom|Join)\\(\\s*'(${tables})\\b`)
  expect(having(opens).filter((file) => names.test(code.get(file) ?? ''))).toEqual(Object.keys(pool).sort())
})
