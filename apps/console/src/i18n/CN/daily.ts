/** Words of the log for fields whose page has none. */
export default {
  field: {
    bill_no: '单号',
    dept_name: '网点',
    dept_id: '机构',
    status: '状态',
    reason: '事由',
    remark: '备注',
    create_user_name: '登记人',
    create_time: '创建时间',
  },
} as const
