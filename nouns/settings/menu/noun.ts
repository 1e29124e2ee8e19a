import { code, count, flag, id, line, pattern } from '@shouya/noun/field'
import { defineNoun } from '@shouya/noun/noun'

/** Menu entries (domain 1.3): name, place, what each opens and for whom. */
export const menu = defineNoun({
  name: 'menu',
  controller: 'Menu',
  table: 'menu',
  permission: 'sys_menu',
  route: '/exception/menu',
  fields: {
    title_cn: line(30, 1, { entered: true }),
    title_hk: line(30, 0, { optional: true, entered: true }),
    title_us: line(60, 0, { optional: true, entered: true }),
    icon: line(60, 1, { optional: true, entered: true }),
    /** Values: `menuType` in the rules. */
    menu_type: code('menu_type', { min: 1, max: 4, entered: true }),
    parent_id: id({ optional: true, entered: true }),
    path: pattern(/^\/[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\/?$/, 200, { entered: true }),
    /** The page of the product; for a group or a link a code of its own. */
    router: line(60, 1, { entered: true }),
    /** The address of the entry that is highlighted for this page. */
    highlight: line(300, 0, { optional: true, entered: true }),
    page_title_cn: line(30, 0, { optional: true, entered: true }),
    page_title_hk: line(30, 0, { optional: true, entered: true }),
    page_title_us: line(60, 0, { optional: true, entered: true }),
    /** http or https, nothing that a browser would run. */
    link: pattern(/^https?:\/\/\S+$/, 500, { optional: true, entered: true }),
    /** Holders of its `query` see the entry; null: holders of `role_codes`, or everybody. */
    permission_id: line(60, 0, { optional: true, entered: true }),
    invisible: flag({ entered: true }),
    closable: flag({ entered: true }),
    cache: flag({ entered: true }),
    sort: count(),
    status: code('enable', { entered: true }),
  },
})
