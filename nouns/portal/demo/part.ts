import type { DB } from '@shouya/server/db/schema.gen.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import { insertRows } from '@shouya/server/demo/insertRows.ts'
import type { DemoPart, Ground } from '@shouya/server/demo/part.ts'
import type { Unit } from '@shouya/server/demo/unitMaker.ts'
import type { Kysely } from 'kysely'
import { wordsOf } from '../contact/server/lines.ts'
import { bannerPlans, typeOfLink } from './bannerPlans.ts'
import { bankPlans, branchPlans, type ContactPlan } from './contactPlans.ts'
import { named } from './pictures.ts'

const BRANCH = 2
const DAY_MINUTE = 9 * 60

export const part: DemoPart = {
  title: 'banners and address book',
  // Its pictures come after the files of others, whose ids stay.
  after: ['library/material'],
  tables: ['banner', 'sys_contact'],
  pictures: new URL('./pictureWorker.ts', import.meta.url),
  fill: fillPortal,
}

async function fillPortal(tx: Kysely<DB>, ground: Ground) {
  const banners = await fillBanners(tx, ground)
  const contacts = await fillContacts(tx, ground)
  return { banners, contacts }
}

/** Who made it and when. */
function made({ people, days }: Ground, role: string, day: number) {
  const by = people.find((person) => person.role === role)
  if (!by) throw new Error(`nobody is ${role}`)
  return {
    create_user_id: by.id,
    create_user_name: by.real_name,
    create_time: `${localText(days.at(day, DAY_MINUTE))}+08`,
  }
}

async function fillBanners(tx: Kysely<DB>, ground: Ground): Promise<number> {
  const { units, days } = ground
  const [bank] = units
  if (!bank) throw new Error('no unit publishes banners')
  const stamp = made(ground, 'sys_admin', -61)
  const pictures = named(ground.pictures)
  await tx
    .insertInto('file_blob')
    .values([...pictures.values()].map((stored) => ({ ...stored, mime: 'image/png', create_time: stamp.create_time })))
    .onConflict((c) => c.doNothing())
    .execute()
  const files = await tx
    .insertInto('file')
    .values(
      bannerPlans.map(({ title, picture }, index) => ({
        sha256: pictures.get(picture)?.sha256 ?? '',
        ...{ name: `${title}.png`, folder: 'banner', ref_table: 'banner', ref_id: index + 1 },
        ...{ create_user_id: stamp.create_user_id, create_time: stamp.create_time },
      })),
    )
    .returning('id')
    .execute()
  const dayOf = (day: number) => localText(days.at(day, DAY_MINUTE)).slice(0, 10)
  const reached = (branch: string | undefined) =>
    branch === undefined
      ? []
      : units.filter(({ dept_type, dept_name }) => dept_type === BRANCH && dept_name.includes(branch))
  const rows = bannerPlans.map((plan, index) => ({
    ...{ id: index + 1, title: plan.title, alt: plan.alt, position: plan.position },
    ...{ image_file_id: files[index]?.id, link_type: typeOfLink(plan), link: plan.link ?? null },
    ...{ dept_id: bank.id, dept_name: bank.dept_name, visible_dept_ids: reached(plan.branch).map(({ id }) => id) },
    ...{ begin_date: dayOf(plan.days[0]), end_date: dayOf(plan.days[1]), sort: (index + 1) * 10 },
    ...{ click_count: plan.clicks ?? 0, status: plan.off ? 0 : 1, version: 1, ...stamp },
  }))
  await insertRows(tx, 'banner', rows)
  return rows.length
}

async function fillContacts(tx: Kysely<DB>, ground: Ground): Promise<number> {
  const { units } = ground
  const [bank] = units
  if (!bank) throw new Error('no unit has numbers')
  const branches = units.filter(({ dept_type }) => dept_type === BRANCH)
  const plans: [Unit, ContactPlan][] = [
    ...bankPlans.map((plan): [Unit, ContactPlan] => [bank, plan]),
    ...branches.flatMap((branch, nth) => {
      const city = branch.short_name.replace(/分行$/, '')
      return branchPlans(city, nth + 1).map((plan): [Unit, ContactPlan] => [branch, plan])
    }),
  ]
  const stamp = made(ground, 'hq_security', -58)
  const rows = plans.map(([{ id: dept_id, dept_name }, plan], index) => {
    const said = {
      ...{
        name: plan.name,
        dept_id,
        dept_name,
        post: plan.post ?? null,
        phone: plan.phone ?? null,
        tel: plan.tel ?? null,
      },
      ...{
        short_no: plan.short_no ?? null,
        email: null,
        contact_group: plan.group,
        is_emergency: plan.emergency ?? false,
      },
      ...{ sort: plan.sort ?? 100, visible_type: plan.visible_type ?? 1, visible_dept_ids: [] },
      ...{ for_outsiders: plan.outsiders ?? false, status: 1, remark: plan.remark ?? null, version: 1 },
    }
    return { id: index + 1, ...said, search_text: wordsOf(said), ...stamp }
  })
  await insertRows(tx, 'sys_contact', rows)
  return rows.length
}
