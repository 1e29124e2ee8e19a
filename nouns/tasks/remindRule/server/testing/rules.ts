export const nobody = { standard: false, duty: false, leader: false, branch: false, roles: [] as string[] }

let count = 0

/** A rule about overdue tasks, for whoever has to do them. */
export const ruleBody = (more: object = {}) => ({
  remind_code: `OWN_${++count}`,
  name: '迟报提醒',
  trigger: 2,
  title_cn: '{task}',
  content_cn: '{dept} {date} 应于 {deadline} 前完成',
  receivers: { ...nobody, standard: true },
  ...more,
})
