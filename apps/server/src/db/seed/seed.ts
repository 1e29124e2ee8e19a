import { readFileSync } from 'node:fs'
import { deliveredReminds, remindCodes } from '@shouya/contract/reminders'
import type pg from 'pg'

const read = (name: string) => readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')

/**
 * Reference data of the product: permissions, roles, menus, dictionaries, parameters. Runs at each start and only adds
 * what is missing, because administrators change labels, grants and order; the permission catalogue, the built pages
 * and the descriptions of parameters belong to the program and are updated. A new built-in role brings its grants, an
 * existing one keeps its own.
 */
export async function seed(client: pg.Client): Promise<void> {
  await client.query('begin')
  await client.query(
    `insert into permission (permission_id, name_cn, name_hk, name_us, operations, sort)
    select p.permission_id, name_cn, name_hk, name_us, operations, n * 10
    from jsonb_array_elements($1::jsonb) with ordinality as e(row, n),
      jsonb_to_record(row) as p(permission_id text, name_cn text, name_hk text, name_us text, operations text[])
    on conflict (permission_id) do update set operations = excluded.operations, sort = excluded.sort`,
    [read('permissions')],
  )
  await client.query(
    `with added as (
      insert into role (role_code, role_name, role_name_hk, role_name_us, user_types, data_scope, is_builtin, sort, remark, create_time)
      select role_code, role_name, name_hk, name_us, user_types, data_scope, true, sort, remark_cn, now()
      from jsonb_to_recordset($1::jsonb) as r(role_code text, role_name text, name_hk text, name_us text,
        user_types smallint[], data_scope smallint, sort int, remark_cn text)
      on conflict (role_code) do nothing returning id, role_code)
    insert into role_grant (role_id, permission_id, operation)
    select added.id, g.permission_id, unnest(g.operations)
    from added, jsonb_each($2::jsonb) as e(role_code, grants),
      jsonb_to_recordset(grants) as g(permission_id text, operations text[])
    where e.role_code = added.role_code`,
    [read('roles'), read('grants')],
  )
  // The built-in role of `admin` has every operation of the catalogue, new ones too.
  await client.query(`
    insert into role_grant (role_id, permission_id, operation)
    select role.id, permission_id, unnest(operations) from role, permission where role_code = 'admin'
    on conflict do nothing`)
  // A path that an administrator had used before the product would prevent the start.
  await client.query(
    `update menu set path = '/custom/' || id, version = version + 1
    where not is_builtin and path in (select path from jsonb_to_recordset($1::jsonb) as m(path text))`,
    [read('menus')],
  )
  const menus = await client.query<{ code: string; added: boolean }>(
    `insert into menu (code, router, path, aliases, menu_type, title_cn, title_hk, title_us, icon, permission_id,
      query, invisible, closable, cache, built, sort, is_builtin)
    select code, router, path, aliases, menu_type, title_cn, title_hk, title_us, icon, permission_id,
      coalesce(query, '{}'), invisible, closable, cache, built, sort, true
    from jsonb_to_recordset($1::jsonb) as m(code text, router text, path text, aliases text[], menu_type smallint,
      title_cn text, title_hk text, title_us text, icon text, permission_id text, query jsonb, invisible boolean,
      closable boolean, cache boolean, built boolean, sort int)
    on conflict (code) do update set built = excluded.built
    returning code, xmax = 0 as added`,
    [read('menus')],
  )
  // The position of an existing entry is the administrators'; the page that shows it as a tab is the program's.
  await client.query(
    `update menu set host_id = host.id, parent_id = case when menu.code = any($2) then parent.id else menu.parent_id end
    from jsonb_to_recordset($1::jsonb) as m(code text, parent text, host text)
    left join menu parent on parent.code = m.parent left join menu host on host.code = m.host
    where menu.code = m.code and (menu.host_id is distinct from host.id or menu.code = any($2))`,
    [read('menus'), menus.rows.filter(({ added }) => added).map(({ code }) => code)],
  )
  // Entries made by administrators refer to pages of the program.
  await client.query(
    `update menu set built = page.built from menu page
    where not menu.is_builtin and page.is_builtin and page.router = menu.router and page.built <> menu.built`,
  )
  await client.query(
    `insert into dict_type (dict_code, dict_name, dict_name_hk, dict_name_us, is_builtin, create_time, update_time)
    select dict_code, name_cn, name_hk, name_us, true, now(), now()
    from jsonb_to_recordset($1::jsonb) as d(dict_code text, name_cn text, name_hk text, name_us text)
    on conflict (dict_code) do nothing`,
    [read('dicts')],
  )
  await client.query(
    `insert into dict_data (dict_code, value, label_cn, label_hk, label_us, color, sort, is_builtin, create_time, update_time)
    select d.dict_code, i.value, i.cn, i.hk, i.us, i.color, coalesce(i.sort, 100), true, now(), now()
    from jsonb_to_recordset($1::jsonb) as d(dict_code text, items jsonb),
      jsonb_to_recordset(d.items) as i(value text, cn text, hk text, us text, color text, sort int)
    on conflict (dict_code, value) do nothing`,
    [read('dicts')],
  )
  await client.query(
    `insert into setting (key, group_name, name_cn, name_hk, name_us, editable, remark, remark_hk, remark_us)
    select key, "group", name_cn, name_hk, name_us, editable, remark_cn, remark_hk, remark_us
    from jsonb_to_recordset($1::jsonb) as s(key text, "group" text, name_cn text, name_hk text, name_us text,
      editable boolean, remark_cn text, remark_hk text, remark_us text)
    on conflict (key) do update set group_name = excluded.group_name, name_cn = excluded.name_cn,
      name_hk = excluded.name_hk, name_us = excluded.name_us, editable = excluded.editable, remark = excluded.remark,
      remark_hk = excluded.remark_hk, remark_us = excluded.remark_us`,
    [read('settings')],
  )
  // What the product sends has a rule, which administrators change afterwards; the trigger is the program's.
  await client.query(
    `insert into events_remind (remind_code, delivered, trigger, advance)
    select remind_code, true, trigger, coalesce(advance, '{}')
    from jsonb_to_recordset($1::jsonb) as r(remind_code text, trigger smallint, advance bigint[])
    on conflict (remind_code) do update set trigger = excluded.trigger where events_remind.delivered`,
    [JSON.stringify(remindCodes.map((remind_code) => ({ remind_code, ...deliveredReminds[remind_code] })))],
  )
  await client.query('commit')
}
