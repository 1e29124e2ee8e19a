import type { Input } from '@shouya/contract/action'
import { everything } from '@shouya/server/core/access/everything.ts'
import type { Ctx } from '@shouya/server/core/context.ts'
import { fail, failAt, failTaken } from '@shouya/server/core/failure.ts'
import { scene } from '../../../reports/checkReport/rules.ts'
import type { SaveColumn } from '../contract.ts'
import { circleIn, FormulaFault, formulaOf, keysIn } from '../formula.ts'
import { dataType, dataTypesOf, measures, sourceType } from '../measures.ts'
import { BRANCH, type Column, isMine, isOf, measureOf, needsOf, type SourceExpr } from './columns.ts'

type Content = Omit<Input<typeof SaveColumn>, 'id' | 'version'>

/** A column as it would be, checked against the others; 1001 at its field, 1003, 1006, 403. */
export async function checkColumn(
  ctx: Ctx,
  content: Content,
  before: Column | null,
  others: readonly Column[],
): Promise<Content> {
  if (!isMine(ctx, content.owner_dept_id)) fail('OutOfScope')
  if (before && (before.column_key !== content.column_key || before.owner_dept_id !== content.owner_dept_id))
    failAt('column_key', 'monitor.refused.keyStays')
  await checkOwner(ctx, content.owner_dept_id)
  // A key means the same to everybody who reads it.
  const meets = (other: Column) => content.owner_dept_id === null || isOf(content.owner_dept_id)(other)
  if (others.some((other) => other.column_key === content.column_key && meets(other)))
    failTaken(ctx.lang, 'column_key', 'monitor.field.column_key')
  const source_expr = await sourceOf(ctx, content)
  const column = { ...content, source_expr }
  if (!dataTypesOf(content.source_type, source_expr.measure).includes(content.data_type))
    failAt('data_type', 'monitor.refused.type')
  const near = others.filter(isOf(content.owner_dept_id))
  checkNeeds(column, near)
  checkUsers(column, others)
  return column
}

async function checkOwner({ db }: Ctx, owner: number | null): Promise<void> {
  if (owner === null) return
  const unit = await everything(db).selectFrom('dept').select('dept_type').where('id', '=', owner).executeTakeFirst()
  if (unit?.dept_type !== BRANCH) failAt('owner_dept_id', 'input.unit')
}

/** The source with what it needs, and nothing else. */
async function sourceOf({ db }: Ctx, { source_type, source_expr }: Content): Promise<SourceExpr> {
  if (source_type === sourceType.manual) return {}
  if (source_type === sourceType.formula) {
    if (!source_expr.formula) failAt('source_expr.formula', 'input.required')
    return { formula: source_expr.formula }
  }
  const name = source_expr.measure ?? failAt('source_expr.measure', 'input.required')
  const { source, params } = measures[name]
  if (source !== source_type) failAt('source_expr.measure', 'monitor.refused.measure')
  const kept = Object.fromEntries(params.map((param) => [param, source_expr[param]]).filter(([, value]) => value))
  if ((params as readonly string[]).includes('item')) {
    const item = source_expr.item ?? failAt('source_expr.item', 'input.required')
    const row = await db
      .selectFrom('check_item')
      .select('id')
      .where('scene', '=', scene.self)
      .where('item_code', '=', item)
      .executeTakeFirst()
    if (!row) failAt('source_expr.item', 'monitor.refused.item')
  }
  return { ...kept, measure: name }
}

type Candidate = Content & { source_expr: SourceExpr }

/** A text has no number; a part of a whole has its share. */
const hasNumber = (column: Pick<Column, 'data_type' | 'source_expr'>): boolean =>
  column.data_type !== dataType.text || measureOf(column)?.gives === 'pair'

const FORMULA = 'source_expr.formula'

/** The formula reads well, and names columns with numbers that do not need this one themselves. */
function checkNeeds({ column_key, source_type, source_expr }: Candidate, near: readonly Column[]): void {
  if (source_type !== sourceType.formula) return
  const needed = keysOf(source_expr.formula ?? '')
  for (const { key, at } of needed) {
    const other = near.find((column) => column.column_key === key && column.status === 1)
    if (key === column_key) continue
    if (!other) failAt(FORMULA, 'monitor.refused.key', { key, at })
    if (!hasNumber(other)) failAt(FORMULA, 'monitor.refused.text', { key, at })
  }
  const keys = (named: readonly { key: string }[]) => named.map(({ key }) => key)
  const circle = circleIn(
    new Map([[column_key, keys(needed)], ...near.map((column) => [column.column_key, keys(needsOf(column))] as const)]),
  )
  if (circle) failAt(FORMULA, 'monitor.refused.circle', { way: circle.join(' → ') })
}

function keysOf(text: string): ReturnType<typeof keysIn> {
  try {
    return keysIn(formulaOf(text))
  } catch (error) {
    if (error instanceof FormulaFault) failAt(FORMULA, `monitor.fault.${error.fault}`, { at: error.at })
    throw error
  }
}

/** The columns that are on and whose formulas name a column. */
export const usersOf = (
  { column_key, owner_dept_id }: Pick<Column, 'column_key' | 'owner_dept_id'>,
  others: readonly Column[],
): Column[] =>
  others.filter(
    (other) =>
      other.status === 1 &&
      (owner_dept_id === null || other.owner_dept_id === owner_dept_id) &&
      needsOf(other).some(({ key }) => key === column_key),
  )

/** What formulas need stays on, and a number. */
function checkUsers(column: Candidate, others: readonly Column[]): void {
  const [user] = usersOf(column, others)
  if (!user) return
  const params = { key: user.column_key }
  if (column.status !== 1) fail('InUse', { reason: 'monitor.refused.used', params })
  if (!hasNumber(column)) failAt('data_type', 'monitor.refused.used', params)
}
