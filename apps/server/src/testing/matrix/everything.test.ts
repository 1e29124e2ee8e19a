import { expect, test } from 'vitest'
import { scopedTables } from '../../db/scope.ts'
import { serverSources } from '../serverSources.ts'
import { pool } from './reviewedPool.ts'
import { reviewedSql } from './reviewedSql.ts'

/**
 * Three ways around a caller's scope, and their users. Every added line says why rows beyond the scope are needed and
 * why they do not reach the caller; another person reviews it.
 */
const everything: Record<string, string> = {
  'nouns/trading/consumeBalance/server/tell.ts':
    'owner and consumable of a balance that somebody or a device changes, for reminders',
  'nouns/trading/ledgerAccount/server/rows.ts':
    'the lanes of an account that was found; whoever does not see the whole bank is refused before',
  'nouns/trading/ledgerDifference/server/rows.ts':
    'the account of a difference; whoever does not see the whole bank is refused before',
  'nouns/trading/device/server/moveDevice.ts': 'the device of a record that somebody moves, by id',
  'nouns/trading/tradeRepair/server/lockTerminals.ts': 'the terminals of a repair that somebody moves, by id',
  'nouns/trading/tradeRepair/server/replaceTerminal.ts': 'the binding of a terminal that is being replaced, by its id',
  'nouns/trading/tradeRepair/server/payOrder.ts':
    'the order of a repair that somebody moves, and the name of its buyer',
  'nouns/trading/tradeRepair/server/openRepairOf.ts': 'the number of the open repair of a terminal in scope',
  'nouns/trading/tradeRepair/server/request.ts': 'the unit of the platform',
  'nouns/escort/car/server/save.ts': 'plate, number and RFID taken anywhere; one bit',
  'nouns/escort/box/server/move.ts':
    'boxes by the number that somebody at a handover scans; moves them in its transaction',
  'nouns/escort/box/server/save.ts': 'number and tag taken anywhere, one bit; the name of a unit that was checked',
  'nouns/escort/company/server/actions.ts': 'whether a company that was found in scope has an account, one bit',
  'nouns/escort/company/server/detailOf.ts': 'names of the units that a company serves which was found in scope',
  'nouns/escort/company/server/save.ts': 'name and credit code taken anywhere; one bit',
  'nouns/escort/plan/server/cancel.ts': 'a plan that was found in scope, or that a revoked request has made',
  'nouns/escort/plan/server/change.ts':
    'names of those who ride in a plan in scope and of those who were checked for it',
  'nouns/escort/plan/server/crew.ts': 'whether people exist (1001) or are out of scope (403)',
  'nouns/escort/plan/server/detailOf.ts': 'units of a plan that was found in scope',
  'nouns/escort/plan/server/eligible.ts': 'asked by the server about who rides in a plan; names and reasons',
  'nouns/escort/plan/server/plansFor.ts': 'plans that stop at a unit for which the asking noun acts',
  'nouns/escort/plan/server/save.ts': 'whether a route has a plan of the day, one bit',
  'nouns/escort/route/server/actions.ts': 'whether a plan names a route that was found in scope, one bit',
  'nouns/escort/route/server/save.ts': 'a number taken in the company, one bit',
  'nouns/escort/staff/server/account.ts':
    'accounts of a company that was found in scope; whether one belongs to a person, one bit',
  'nouns/escort/staff/server/blacklist.ts': 'bars a person in every company by the hash of their identity number',
  'nouns/escort/staff/server/canEscort.ts': 'asked by the server about people whom a record names; answers reasons',
  'nouns/escort/staff/server/detailOf.ts': 'names of the units and of the account of a person who was found in scope',
  'nouns/escort/staff/server/unique.ts': 'number, identity and certificates taken anywhere; one bit',
  'nouns/library/server/trainingScores.ts': 'means of what the people of a unit in scope have scored',
  'nouns/maintenance/equipment/server/keepDevice.ts': 'the device of an order that somebody moves, by id',
  'nouns/maintenance/equipment/server/ledger.ts': 'devices of a unit that the caller of the register has in scope',
  'nouns/maintenance/equipment/server/orderOf.ts': 'number and state of the order that holds a device in scope',
  'nouns/maintenance/equipment/server/save.ts':
    'whether a number is taken, and the next one of a unit in scope; whether a vendor serves it',
  'nouns/maintenance/equipment/server/scan.ts':
    'whether a device exists whose label was scanned; its record only in scope',
  'nouns/maintenance/repairOrder/server/confirm.ts': 'the mean mark of the vendor of an order that somebody rates',
  'nouns/maintenance/repairOrder/server/dispatch.ts': 'whom to call at the vendor that an order goes to',
  'nouns/maintenance/repairOrder/server/engineer.ts': "the caller's own entry among the contacts",
  'nouns/maintenance/repairOrder/server/ofSource.ts':
    'the order of a record that the caller of a register has in scope, or that a topic names',
  'nouns/maintenance/repairOrder/server/process.ts': 'whether a contact is of the chosen vendor, one bit',
  'nouns/maintenance/repairOrder/server/tell.ts': 'whom to tell; their ids go into reminders only',
  'nouns/maintenance/repairOrder/server/vendors.ts':
    'vendors that serve the unit of an order in scope, and their contacts',
  'nouns/maintenance/server/byCode.ts':
    'the id of a unit named by its code; the save judges whether the caller may name it',
  'nouns/maintenance/server/units.ts':
    'units that the vendor of an outsider serves; whether units exist and are in use',
  'nouns/maintenance/vendor/server/actions.ts': 'whether a vendor that was found in scope has an account, one bit',
  'nouns/maintenance/vendor/server/rows.ts': 'names of the units and the contact of a vendor which was found in scope',
  'nouns/maintenance/vendor/server/save.ts': 'name and credit code taken anywhere; one bit',
  'nouns/maintenance/vendor/server/vendorNamed.ts': 'the id of a vendor that is called by its name',
  'nouns/maintenance/vendorBinding/server/actions.ts': 'what a save would replace at units in scope',
  'nouns/maintenance/vendorBinding/server/bind.ts':
    'bindings of units that were found in scope; whether a vendor in scope serves them',
  'nouns/maintenance/server/endBindings.ts': 'all bindings of a vendor in scope whose cooperation ends',
  'nouns/maintenance/vendorBinding/server/resolve.ts': 'who maintains devices in scope, bound at units above them',
  'nouns/maintenance/vendorContact/server/accounts.ts': 'accounts of a vendor in scope',
  'nouns/maintenance/vendorContact/server/rows.ts': 'names of the units of a contact which was found in scope',
  'nouns/maintenance/vendorContact/server/save.ts': 'phone and account taken within a vendor in scope',
  'nouns/escort/server/units.ts': 'units that the company of an outsider serves; whether units exist and are in use',
  'nouns/approvals/directory/server/answer.ts':
    'who decides is found in the whole organisation; ids go to the engine only',
  'nouns/approvals/directory/server/person.ts':
    'whether somebody may decide at all; one bit, and who stands in for them',
  'nouns/approvals/directory/server/profile.ts': "the initiator's own unit and roles, kept with the request",
  'nouns/approvals/examine/server/checkKeysInHand.ts': "the caller's own keys",
  'nouns/approvals/examine/server/checkPaidOnce.ts':
    'whether the caller’s unit may ask for the order that it names, one bit',
  'nouns/approvals/examine/server/people.ts':
    'whom to give a task or a copy: requests go through all units; name, unit and post, at most fifty, to outsiders those of their party',
  'nouns/approvals/request/server/names.ts': 'names of those who take part in a request that the caller may read',
  'nouns/archive/reportFile/server/destroyEffects.ts':
    'a topic, without a caller: a list that a request names, and its files',
  'nouns/approvals/flow/server/simulate.ts': 'whether a made-up initiator exists',
  'nouns/approvals/flow/server/unableIn.ts':
    'whether people whom a flow names may decide; their names, to those who draw it',
  'nouns/approvals/way/server/checkReach.ts': "whether people belong to an outsider's own party; their number only",
  'nouns/approvals/run/server/failRefused.ts': 'the name of whoever decided the task before the caller',
  'nouns/approvals/run/server/persist.ts': "the code of the initiator's unit, for the number",
  'nouns/collection/issue/server/exporter.ts': 'the form of a collection that `find` has found in scope',
  'nouns/collection/issue/server/items.ts': 'the receivers of a collection in scope, wherever their units are',
  'nouns/collection/issue/server/publish.ts': "the rows of the receivers, who are in the issuer's scope",
  'nouns/collection/issue/server/review.ts': 'receivers of a collection in scope, locked',
  'nouns/collection/issue/server/rows.ts': 'counts of the receivers of collections in scope, and their branches',
  'nouns/collection/issue/server/steps.ts': 'the receivers of a collection in scope',
  'nouns/collection/issue/server/targets.ts': 'names of the roles whose people may hand in',
  'nouns/collection/issue/server/urge.ts': 'the receivers of a collection in scope',
  'nouns/collection/issue/server/zip.ts': 'what was handed in for a collection in scope',
  'nouns/collection/issueItem/server/detail.ts': 'what a collection asks of a receiver who may be read',
  'nouns/collection/issueItem/server/find.ts':
    "a receiver's row, refused unless the collection is in the caller's scope",
  'nouns/collection/issueItem/server/upload.ts': 'the unit of a collection, to tell its issuers; its id only',
  'nouns/customForms/submission/server/asked.ts':
    'the submission that a record of another noun asked for, which has judged the caller',
  'nouns/conference/conference/server/beginReminders.ts': 'a job, without a caller',
  'nouns/evaluation/guardEvaluation/server/closeUnread.ts': 'a job, without a caller',
  'nouns/reports/sceneCheck/server/due.ts': 'whether a unit with a task in scope has a report of the quarter, one bit',
  'nouns/conference/conference/server/clock.ts': 'a job, without a caller',
  'nouns/conference/conference/server/conflicts.ts':
    'when people whom the caller names are expected elsewhere; name and times, no word of the meeting',
  'nouns/conference/conference/server/whoMayCome.ts':
    'meetings invite people of all units and companies; name, unit and post of those whom the caller names, or colleagues',
  'nouns/customForms/source/server/sources.ts':
    'colleagues of the own unit, whom somebody with scope self hands work to, and of an outsider’s party; units that something goes to, for employees; ids and names',
  'nouns/customForms/submission/server/find.ts': "the caller's own submissions, wherever their unit has moved",
  'nouns/customForms/submission/server/labelsNow.ts':
    'names of people and units that are chosen in a form which the caller may read',
  'nouns/portal/feedback/server/budget.ts': 'how many the caller has sent today, and how many accounts there are',
  'nouns/portal/feedback/server/receipt.ts': 'anonymous feedback of whoever holds its receipt',
  'nouns/daily/keyLedger/server/save.ts': 'a number taken in the unit',
  'nouns/daily/visitor/server/duties.ts': 'whether anybody is inside the unit whose day the caller may see; one bit',
  'nouns/daily/moneyBox/server/duties.ts':
    'the two handovers of the unit whose day the caller may see; states and names',
  'nouns/daily/securityCheck/server/duties.ts': 'the checks of the unit whose day the caller may see; states and names',
  'nouns/daily/visitor/server/personal.ts': 'whether a certificate is inside anywhere; one bit',
  'nouns/daily/visitor/server/overdue.ts': 'a job, without a caller',
  'nouns/daily/roomKey/server/loss.ts': 'the security section of the branch is told of a loss',
  'nouns/daily/roomKey/server/overdue.ts': 'a job, without a caller',
  'nouns/daily/roomKey/server/save.ts': 'whether a key exists (1002) or is out of scope (403)',
  'nouns/daily/moneyBox/server/actions.ts':
    'deletes a draft that was found in scope; the scoped way in has no deletion',
  'nouns/daily/moneyBox/server/boxes.ts': 'whose a box is that somebody read at the door; its type and one bit',
  'nouns/daily/moneyBox/server/number.ts': 'code of the unit of a handover that was found in scope',
  'nouns/daily/moneyBox/server/reminders.ts': 'who is told of a handover that was found in scope, wherever they sit',
  'nouns/daily/securityCheck/server/actions.ts':
    'deletes a draft that was found in scope; the scoped way in has no deletion',
  'nouns/daily/securityCheck/server/known.ts': 'what the registers of a unit in scope have; numbers only',
  'nouns/daily/securityCheck/server/submit.ts': 'code and head of the unit of a check that was found in scope',
  'nouns/daily/securityCheck/server/window.ts': 'the hours of the unit of a check that was found in scope',
  'nouns/daily/videoAccess/server/expire.ts': 'a job, without a caller',
  'nouns/daily/videoAccess/server/register.ts': 'whether a number of media is out, wherever; one bit',
  'nouns/rectify/checkItem/server/save.ts': 'whether a unit exists (1001) or is out of scope (403)',
  'nouns/rectify/rectification/server/delay.ts': 'who decides about more time is told, wherever they sit',
  'nouns/rectify/rectification/server/ofSource.ts': 'number and state of rectifications that records in scope name',
  'nouns/rectify/rectification/server/request.ts': 'opens a rectification in the unit of the record that calls for it',
  'nouns/rectify/rectification/server/scan.ts': 'a job, without a caller',
  'nouns/rectify/rectification/server/steps.ts': 'who reviews is told, wherever they sit',
  'nouns/reports/checkReport/server/fillIn.ts':
    'whether the unit has a report of the period by the caller’s unit, one bit',
  'nouns/reports/checkReport/server/actions.ts': 'the id of the report of a unit in scope by the caller’s unit',
  'nouns/reports/meetingLog/server/expected.ts':
    'people of the unit whose meeting the caller enters; ids, names, posts',
  'nouns/reports/meetingLog/server/ownStaffId.ts': "the caller's own person of an escort company",
  'nouns/reports/meetingLog/server/todoReminders.ts': 'a job, without a caller',
  'nouns/evaluation/guardEvaluation/server/remindReplies.ts': 'a job, without a caller',
  'nouns/evaluation/guardEvaluation/server/rows.ts':
    'whether the guard of an evaluation in scope has an account, one bit',
  'nouns/evaluation/guardEvaluation/server/save.ts':
    'whether a guard in scope has an evaluation of the month, one bit; the name of their company',
  'nouns/evaluation/performanceEvaluation/server/calc.ts': 'names of the branches of subjects in scope',
  'nouns/evaluation/performanceEvaluation/server/measure.ts': 'numbers of the records of a subject in scope',
  'nouns/evaluation/performanceEvaluation/server/source.ts':
    'the names of the people of an evaluation in scope, whose papers it counts',
  'nouns/evaluation/performanceEvaluation/server/steps.ts': 'the score of a company that an evaluation in scope gives',
  'nouns/evaluation/performanceEvaluation/server/subjects.ts':
    'the caller’s branch; names of companies of people in scope',
  'nouns/evaluation/performanceEvaluation/server/takeEffect.ts': 'a job, without a caller',
  'nouns/drills/drillPlan/server/remindReviews.ts': 'a job, without a caller',
  'nouns/drills/drillPlan/server/save.ts': 'whether a unit is a branch in use (1001) or out of scope (403)',
  'nouns/drills/drillRecord/server/again.ts': 'the repetition of a drill that was found in scope, in the same unit',
  'nouns/drills/drillRecord/server/carryOut.ts':
    'the security section of the branch is told of a drill in scope, wherever it sits',
  'nouns/drills/drillRecord/server/jobs.ts': 'jobs, without a caller',
  'nouns/drills/drillRecord/server/tasksOf.ts': 'other drills of the unit of a drill in scope; nothing of them leaves',
  'nouns/library/material/server/find.ts':
    'documents published for the caller, wherever they come from; whether one exists (1002)',
  'nouns/library/material/server/rows.ts':
    'documents published for the caller, wherever they come from; names of the units that one is for',
  'nouns/library/material/server/receivers.ts': 'how many a document is for; only their number leaves',
  'nouns/library/material/server/urge.ts': 'a job, without a caller',
  'nouns/library/material/server/reader.ts': 'whether the document that a file belongs to is for the caller',
  'nouns/library/material/server/readTexts.ts': 'a job, without a caller',
  'nouns/library/material/server/audience.ts': 'whether units exist (1001)',
  'nouns/library/material/server/checks.ts': 'the name of an outlet in scope',
  'nouns/library/material/server/save.ts': 'the unit above the caller’s own department',
  'nouns/library/materialCategory/server/actions.ts': 'whether a category has documents, one bit',
  'nouns/portal/banner/server/click.ts': 'counts a banner that is shown to the caller',
  'nouns/portal/banner/server/reach.ts': 'whether units exist (1001) or are out of scope (403)',
  'nouns/portal/banner/server/reader.ts': 'whether the banner of a picture is shown to the caller or managed by them',
  'nouns/portal/banner/server/room.ts': 'how many are shown at a position, one bit',
  'nouns/portal/banner/server/shown.ts': 'banners that are shown to the caller, wherever they come from',
  'nouns/portal/contact/server/book.ts': 'names of the units of lines that the caller sees, and of those above them',
  'nouns/portal/contact/server/lines.ts':
    'entered numbers in scope; colleagues in scope, and those whose account stands in the book: name, unit, post, and what the account publishes',
  'nouns/portal/contact/server/save.ts':
    'whether units exist (1001), and a name and number in a unit in scope; one bit',
  'nouns/notices/notice/server/find.ts':
    'notices published to the caller, wherever they come from; whether one exists (1002)',
  'nouns/notices/notice/server/parts.ts': 'whether a unit exists (1001) or is out of scope (403); the units below it',
  'nouns/notices/notice/server/publish.ts':
    "how many a notice is for; only their number leaves; the code of the notice's own unit",
  'nouns/notices/notice/server/reader.ts': 'whether the caller received the notice that a file belongs to',
  'nouns/notices/notice/server/rows.ts': 'notices published to the caller, wherever they come from',
  'nouns/trading/server/holdersOf.ts': 'whom to tell; their ids go into reminders only',
  'nouns/trading/member/server/actions.ts': 'whether a member that was found in scope has an account, one bit',
  'nouns/trading/member/server/rows.ts': 'devices of a member that was found in scope',
  'nouns/trading/member/server/changeStanding.ts': 'a member whose payment was taken, or in a job, by id',
  'nouns/trading/member/server/lockStanding.ts': 'the member of a payment in scope, or in a job, by id',
  'nouns/trading/member/server/save.ts': 'phone and identity taken anywhere; one bit',
  'nouns/trading/deposit/server/rows.ts': 'records of a deposit that was found in scope; other deposits of its member',
  'nouns/trading/deposit/server/tradeNo.ts': 'whether the number of a transfer is taken; one bit',
  'nouns/trading/deposit/server/waiting.ts':
    'the record of a binding that waits for its payer, locked before it is found in scope',
  'nouns/trading/deposit/server/ofBinding.ts': 'the deposit of a binding that the caller has just made or ended',
  'nouns/trading/deposit/server/carryDeposit.ts': 'the deposit of a binding whose device is being replaced',
  'nouns/trading/server/tradeNumber.ts': "the code of the caller's own unit",
  'nouns/tasks/remindRule/server/preview.ts':
    'open records of a trigger, of which only those in scope whose register the caller may query leave, or their own',
  'nouns/tasks/remindRule/server/sendNow.ts': 'the same; only their number leaves',
  'nouns/tasks/remindRule/server/testChannel.ts': "the caller's own account",
  'nouns/tasks/taskAssignment/server/done.ts': 'the task of a record that was found in scope; nothing of it leaves',
  'nouns/tasks/taskAssignment/server/generate.ts': 'a job, without a caller',
  'nouns/tasks/taskAssignment/server/settleByClock.ts': 'a job, without a caller',
  'nouns/tasks/taskAssignment/server/dayTasks.ts':
    'a unit whose day the caller may see: the own one, or one that was found in scope',
  'nouns/tasks/taskAssignment/server/urgedTask.ts':
    "the caller's own unit; of another one whether there is such a task (1002) or it is out of scope (403)",
  'nouns/tasks/taskType/server/deadlinesOf.ts': 'the hours of a unit that was found in scope',
  'nouns/settings/dept/server/disable.ts': 'counts of what is left in a unit in scope and below it; numbers only',
  'nouns/settings/dept/server/import.ts':
    "makes the way in anew with the sheet's own units, which stand below units in scope",
  'nouns/settings/dept/server/remove.ts': 'scopes that name a unit in scope; the database has no other way to delete',
  'nouns/settings/dept/server/save.ts':
    'a code or a name taken anywhere; of accounts of a unit in scope and below it names that were chosen, a number',
  'nouns/settings/dept/server/tree.ts':
    'paths: the parent, whether it exists (1001) or is out of scope (403), and all below a unit in scope',
  'nouns/settings/login/server/actions.ts': 'signing in: there is no caller yet',
  'nouns/settings/role/server/rows.ts': 'how many accounts hold a role, wherever they are; only their number leaves',
  'nouns/settings/role/server/rules.ts': 'how many accounts a role would no longer fit; whether a unit in reach exists',
  'nouns/settings/savedView/server/rows.ts': 'names of those who shared a view with the caller, of their role and unit',
  'nouns/settings/user/server/duties.ts':
    'what an account that was found in scope leaves behind: counts, names of flows and of who is away',
  'nouns/statistics/monitor/server/checkColumn.ts': 'whether a unit is a branch, one bit',
  'nouns/settings/user/server/change.ts': 'keys that somebody still holds anywhere',
  'nouns/settings/user/server/insertAccount.ts': 'a user name taken anywhere; one bit',
  'nouns/trading/agent/server/accounts.ts':
    'accounts of an agent that was found in scope; whether one is of an agent in scope',
  'nouns/trading/agent/server/actions.ts': 'whether an agent that was found in scope has an account, one bit',
  'nouns/trading/agentTransfer/server/checkTradeNo.ts': "whether the bank's number is taken; one bit",
  'nouns/trading/agent/server/save.ts': 'name, phone and credit code taken anywhere; one bit',
  'nouns/trading/agentProduct/server/save.ts': 'whether an agent in scope has a product already, one bit',
  'nouns/settings/user/server/avatar.ts': "the caller's own account",
  'nouns/settings/user/server/password.ts': "the caller's own account",
  'nouns/settings/user/server/rules.ts': 'phone and staff number taken anywhere; whether a unit exists',
  'core/access/shutOut.ts': 'sessions of the people of a party whose state the caller has changed',
  'core/messages/remind.ts': 'whom a rule reminds, wherever they sit; the queue of what they get. Only how many leaves',
  'core/org/peopleOfParty.ts': 'people of a company that was found in scope; only id, name, unit and post',
  'core/org/peopleWith.ts': 'who takes part comes from the units above; only id, name, unit and post',
  'core/org/unitInScope.ts': 'whether a unit exists (1001) or is out of scope (403)',
  'http/dispatch.ts': 'makes the scoped way in out of it',
  'noun/discard.ts': 'deletes a row that was found in scope; the scoped way in has no deletion',
  'registers/find.ts': 'whether a row exists (1002) or is out of scope (403); nothing of it leaves',
  'nouns/trading/device/server/save.ts': 'number, serial number and IMEI taken anywhere; one bit',
  'nouns/trading/deviceGateway/server/takeAck.ts': 'the device of a terminal that has signed: there is no caller',
  'nouns/trading/deviceReturn/server/actions.ts': 'bindings of a device that was found in scope',
  'nouns/trading/memberDevice/server/bind.ts':
    'device and member that the caller has found in scope, or that an order in scope names',
  'nouns/trading/memberDevice/server/unbind.ts': 'the binding of a device that was found in scope',
  'nouns/trading/memberDevice/server/writeBinding.ts': 'the binding of a device and a member that were checked',
  'nouns/trading/useLog/server/countUse.ts': 'a use of a terminal that has signed: there is no caller',
  'nouns/trading/order/server/askBack.ts': 'devices that an order in scope has sent',
  'nouns/trading/order/server/buyers.ts': 'the discount of the agent of an order in scope',
  'nouns/trading/order/server/deliver.ts':
    'devices in stock, which are nobody’s yet, by the numbers that somebody scans',
  'nouns/trading/order/server/pay.ts': 'the payments of an order in scope',
  'nouns/trading/order/server/refund.ts': 'devices and leases of an order in scope',
  'nouns/trading/order/server/save.ts': 'the flow of an order in scope',
  'nouns/trading/order/server/step.ts': 'the flow of an order in scope',
  'nouns/trading/order/server/update.ts':
    'payments, flow and grants of an order in scope; a trade number taken anywhere, one bit',
  'nouns/trading/payment/server/openPayment.ts': 'the payments of a record that its noun has found in scope',
  'nouns/trading/payment/server/refundPayment.ts': 'the payment of a record that its noun has found in scope',
  'nouns/trading/payment/server/rows.ts': 'what providers have reported, for whoever sees the whole bank',
  'nouns/trading/recharge/server/carryPackages.ts': 'recharges of a device that is being replaced',
  'nouns/trading/recharge/server/moves.ts':
    'device and payments of a recharge in scope; a trade number taken anywhere, one bit',
  'nouns/trading/recharge/server/offers.ts': 'how often a member in scope has bought a package',
  'nouns/trading/recharge/server/refund.ts': 'the device of a recharge in scope',
  'nouns/trading/recharge/server/rows.ts': 'what is left of a recharge in scope',
  'nouns/trading/recharge/server/way.ts': 'the payments of a recharge in scope',
}

const sources = [...serverSources.keys()].filter((file) => file.includes('/') && !file.startsWith('db/embedded/'))
const code = new Map(
  // Comments may mention tables.
  sources.map((file) => [file, serverSources.get(file)?.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '')]),
)
const having = (pattern: RegExp) => sources.filter((file) => pattern.test(code.get(file) ?? ''))

test('there is something to look through', () => expect(sources.length).toBeGreaterThan(80))

test('only reviewed files import core/access/everything.ts', () => {
  expect(having(/from '(@shouya\/server\/|[./]+)((core\/)?access\/)?everything\.ts'/)).toEqual(
    Object.keys(everything).sort(),
  )
})

test('only reviewed files name a scoped table in SQL of their own', () => {
  const tables = scopedTables.join('|')
  // In any text: a table follows one of these words, in sql`…` or in a query for pg.
  const named = new RegExp(`\\b(from|join|update|into|table|only)\\s+"?(${tables})\\b(?!')`, 'i')
  expect(having(named)).toEqual(Object.keys(reviewedSql).sort())
})

test('only reviewed files ask the pool for scoped tables', () => {
  const tables = scopedTables.join('|')
  const opens = /Kysely<DB>|database\.kysely|\{[^{}]*\bkysely\b[^{}]*\}/
  const names = new RegExp(`(selectFrom|updateTable|insertInto|deleteFrom|Join)\\(\\s*'(${tables})\\b`)
  expect(having(opens).filter((file) => names.test(code.get(file) ?? ''))).toEqual(Object.keys(pool).sort())
})
