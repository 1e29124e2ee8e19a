/** What terminals fail by, as members tell it, and what was found (dictionaries fault_type and deal_type). */
export const faults = [
  {
    report: { fault_type: 1, fault_desc: '按电源键没有反应，指示灯不亮' },
    found: { deal_type: 2, fault_reason: '电源适配器损坏', deal_desc: '更换适配器，开机自检正常' },
  },
  {
    report: { fault_type: 6, fault_desc: '柜门锁不上，钥匙取不出' },
    found: { deal_type: 2, fault_reason: '锁舌卡死', deal_desc: '更换锁舌并重新校准' },
  },
  {
    report: { fault_type: 10, fault_desc: '扫描款箱标签时经常读不出' },
    found: { deal_type: 2, fault_reason: '天线接头松动', deal_desc: '重新压接天线并测试二十次' },
  },
  {
    report: { fault_type: 8, fault_desc: '屏幕左侧触摸没有反应' },
    found: { deal_type: 2, fault_reason: '触摸排线氧化', deal_desc: '清洁排线并更换密封圈' },
  },
] as const
