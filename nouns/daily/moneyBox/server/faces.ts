import { message } from '@shouya/contract/messages'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fileUrl } from '@shouya/server/core/files/files.ts'
import { peopleWith } from '@shouya/server/core/org/peopleWith.ts'
import { sql } from 'kysely'
import { canEscort, carReasons } from '../../../escort/server/public.ts'
import { moneyBox } from '../noun.ts'

/** People who can hand over for a unit: those with the right to verify or sign. */
export const bankPeopleOf = (db: Ctx['db'], deptId: number) =>
  peopleWith(db, deptId, { id: moneyBox.permission, operations: ['verify', 'sign'] })

/** Vehicles in the caller's scope that are not scrapped, with their companies. */
export const carsOf = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('escort_car')
    .select(['escort_car.id', 'plate_no', 'car_seq', 'car_type', 'escort_company_id', 'photo_file_ids'])
    .select(['escort_car.status', 'inspect_end', 'insure_end'])
    .select(
      sql<string>`(select company_name from escort_company c where c.id = escort_car.escort_company_id)`.as(
        'company_name',
      ),
    )
    .select(
      sql<number>`(select status from escort_company c where c.id = escort_car.escort_company_id)`.as('company_status'),
    )
    .where('escort_car.status', '<>', 4)

type Car = Awaited<ReturnType<ReturnType<typeof carsOf>['executeTakeFirstOrThrow']>>

/** A vehicle as it is checked at the door on a day. */
export const carFace = ({ lang }: Pick<Ctx, 'lang'>, car: Car, day: string) => ({
  car_id: car.id,
  plate_no: car.plate_no,
  car_seq: car.car_seq,
  car_type: car.car_type,
  escort_company_id: car.escort_company_id,
  company_name: car.company_name,
  photos: car.photo_file_ids.map(fileUrl),
  reasons: carReasons(car, day).map((reason) => message(lang, reason)),
})

/** People of the companies in the caller's scope. */
export const staffOf = ({ scoped }: Pick<Ctx, 'scoped'>) =>
  scoped
    .rows('escort_staff')
    .select(['escort_staff.id', 'name', 'staff_no', 'duty_type', 'pass_card_no', 'escort_company_id', 'photo_file_id'])

type Person = Awaited<ReturnType<ReturnType<typeof staffOf>['executeTakeFirstOrThrow']>>

/** People as they are checked at the door of a unit on a day. */
export async function staffFaces(ctx: Ctx, people: readonly Person[], unit: number, day: string) {
  const ids = people.map(({ id }) => id)
  const reasons = await canEscort(ctx.db, ids, [unit], day)
  return people.map((person) => ({
    staff_id: person.id,
    name: person.name,
    staff_no: person.staff_no,
    duty_type: person.duty_type,
    pass_card_no: person.pass_card_no,
    escort_company_id: person.escort_company_id,
    photo_url: person.photo_file_id === null ? null : fileUrl(person.photo_file_id),
    reasons: (reasons.get(person.id) ?? []).map((reason) => message(ctx.lang, reason)),
  }))
}
