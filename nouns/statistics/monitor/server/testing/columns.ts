/** A column that counts rectifications, or another one. */
export const columnBody = (more: object = {}) => ({
  ...{ column_key: 'some_column', title_cn: '某列', source_type: 2, source_expr: { measure: 'rectify_open' } },
  ...{ data_type: 2, width: 110, align: 3, visible: true, exported: true, owner_dept_id: null, status: 1 },
  ...more,
})
