// Written by scripts/hongKong.ts from the texts in CN; do not edit.
export default {
  field: {
    bill_no: '單號',
    dept_name: '網點',
    dept_id: '機構',
    status: '狀態',
    reason: '事由',
    remark: '備註',
    create_user_name: '登記人',
    create_time: '建立時間',
  },
} as const
