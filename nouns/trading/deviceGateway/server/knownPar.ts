import { type RawBuilder, sql } from 'kysely'

/** What a terminal says of its parameters, as far as the product of its row `device` has them: whatever else it says is not kept. */
export const knownPar = (par: object): RawBuilder<object> => sql`(
  select coalesce(jsonb_object_agg(said.key, said.value), '{}') from jsonb_each(${JSON.stringify(par)}::jsonb) said
  where exists (select from product, jsonb_array_elements(product.param_schema) param
    where product.id = device.product_id and param ->> 'key' = said.key))`
