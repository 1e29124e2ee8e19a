import { choice, code, count, day, file, line, moment, person, unit } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Pictures on the sign-in page, the work bench and the phone, and the entries of applications (domain 9.4). */
export const banner = defineNoun({
  name: 'banner',
  controller: 'Banner',
  table: 'banner',
  scope: { unit: 'dept_id', owner: 'create_user_id' },
  permission: 'sys_banner',
  route: '/exception/banner',
  logged: ['image', 'visible'],
  states: { dict: 'banner_status', codes: { off: 0, on: 1 }, open: [] },
  moves: {
    edit: { from: ['off', 'on'], operation: 'edit', action: 'Save' },
    enable: { from: ['off'], to: 'on', operation: 'enable', action: 'Enable' },
    disable: { from: ['on'], to: 'off', operation: 'enable', action: 'Disable', danger: true },
    delete: { from: ['off'], operation: 'delete', action: 'Delete', danger: true },
  },
  fields: {
    title: line(100, 1, { entered: true }),
    position: code('banner_position', { min: 1, max: 4, entered: true }),
    link_type: choice([0, 1, 2], { entered: true }),
    begin_date: day({ entered: true }),
    end_date: day({ entered: true }),
    sort: count({ min: 0, max: 9999, entered: true }),
    // Accounts that followed it, each once a day.
    click_count: count(),
    dept_name: unit('dept_id'),
    status: code('banner_status', { min: 0, max: 1 }),
    create_time: moment(),
    // What the picture shows, for those who do not see it.
    alt: line(200, 2, { entered: true, detail: true }),
    image_file_id: file({ entered: true, detail: true }),
    link: line(500, 0, { optional: true, entered: true, detail: true }),
    create_user_name: person('create_user_id', { detail: true }),
  },
  query: {
    sorts: ['create_time', 'sort', 'title', 'begin_date', 'click_count'],
    among: ['status'],
    equals: ['position'],
    // Shown on the day of today.
    flags: ['current'],
  },
})
