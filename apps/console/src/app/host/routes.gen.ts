// Written by scripts/routes.ts from the seed of the menu table; do not edit.
import type { OwnRoute } from './ownMenu.ts'

export const routes: readonly OwnRoute[] = [
  {
    "router": "dashboard",
    "path": "/dashboard",
    "fullPath": "/dashboard",
    "aliases": [],
    "title_cn": "首页",
    "title_hk": "首頁",
    "title_us": "Home",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "HomeOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "workplace",
        "path": "/dashboard/workplace",
        "fullPath": "/dashboard/workplace",
        "aliases": [],
        "title_cn": "工作台",
        "title_hk": "工作台",
        "title_us": "Workbench",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "DashboardOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": false,
            "cacheAble": true
          },
          "authority": "dash_workplace"
        },
        "children": [
          {
            "router": "dutyWall",
            "path": "/dashboard/wall",
            "fullPath": "/dashboard/wall",
            "aliases": [],
            "title_cn": "履职墙",
            "title_hk": "履職牆",
            "title_us": "Duty Wall",
            "built": true,
            "group": false,
            "host": null,
            "meta": {
              "icon": "AppstoreOutlined",
              "invisible": true,
              "link": null,
              "query": {},
              "params": {},
              "highlight": null,
              "page": {
                "title": null,
                "closable": true,
                "cacheAble": true
              },
              "authority": "report_daily"
            },
            "children": []
          }
        ]
      },
      {
        "router": "notice",
        "path": "/dashboard/notice",
        "fullPath": "/dashboard/notice",
        "aliases": [],
        "title_cn": "通知",
        "title_hk": "通知",
        "title_us": "Notices",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "BellOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "dash_notice"
        },
        "children": []
      },
      {
        "router": "password",
        "path": "/dashboard/password",
        "fullPath": "/dashboard/password",
        "aliases": [],
        "title_cn": "修改密码",
        "title_hk": "更改密碼",
        "title_us": "Change Password",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "LockOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": false
          },
          "authority": "*"
        },
        "children": []
      },
      {
        "router": "leave",
        "path": "/dashboard/leave",
        "fullPath": "/dashboard/leave",
        "aliases": [],
        "title_cn": "请假代理",
        "title_hk": "休假代理",
        "title_us": "Leave and Substitutes",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "TeamOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "*"
        },
        "children": []
      }
    ]
  },
  {
    "router": "form",
    "path": "/form",
    "fullPath": "/form",
    "aliases": [],
    "title_cn": "审批办公",
    "title_hk": "審批辦公",
    "title_us": "Approvals & Office",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "AuditOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "basic",
        "path": "/form/basic",
        "fullPath": "/form/basic",
        "aliases": [
          "/form/basicForm",
          "/basicForm"
        ],
        "title_cn": "我发起的审批",
        "title_hk": "我發起的審批",
        "title_us": "Approvals I Started",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "SendOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "form_basic"
        },
        "children": []
      },
      {
        "router": "step",
        "path": "/form/step",
        "fullPath": "/form/step",
        "aliases": [
          "/form/stepForm",
          "/stepForm"
        ],
        "title_cn": "待我审批",
        "title_hk": "待我審批",
        "title_us": "Awaiting My Approval",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ScheduleOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "form_step"
        },
        "children": []
      },
      {
        "router": "stepForm2",
        "path": "/form/StepForm2",
        "fullPath": "/form/StepForm2",
        "aliases": [],
        "title_cn": "我处理的审批",
        "title_hk": "我處理的審批",
        "title_us": "Approvals I Handled",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "FileDoneOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "form_step"
        },
        "children": []
      },
      {
        "router": "examine",
        "path": "/form/examine",
        "fullPath": "/form/examine",
        "aliases": [
          "/form/examineDetail",
          "/examineDetail",
          "/examine"
        ],
        "title_cn": "审批详情",
        "title_hk": "審批詳情",
        "title_us": "Approval Detail",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "FileTextOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "*"
        },
        "children": []
      },
      {
        "router": "conference",
        "path": "/conference",
        "fullPath": "/conference",
        "aliases": [],
        "title_cn": "会议管理",
        "title_hk": "會議管理",
        "title_us": "Meeting Management",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "TeamOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "conference"
        },
        "children": []
      },
      {
        "router": "issue",
        "path": "/issue",
        "fullPath": "/issue",
        "aliases": [],
        "title_cn": "数据采集",
        "title_hk": "數據收集",
        "title_us": "Data Collection",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "CloudDownloadOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "issue"
        },
        "children": []
      },
      {
        "router": "issueList",
        "path": "/issueList",
        "fullPath": "/issueList",
        "aliases": [],
        "title_cn": "待上传任务",
        "title_hk": "待上載任務",
        "title_us": "Pending Uploads",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "CloudUploadOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "issue_list"
        },
        "children": []
      }
    ]
  },
  {
    "router": "daily",
    "path": "/form/daily",
    "fullPath": "/form/daily",
    "aliases": [],
    "title_cn": "日常工作",
    "title_hk": "日常工作",
    "title_us": "Daily Work",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "CalendarOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "securityItemList",
        "path": "/form/daily/taskdaily/SecurityItemList",
        "fullPath": "/form/daily/taskdaily/SecurityItemList",
        "aliases": [],
        "title_cn": "安全检查",
        "title_hk": "安全檢查",
        "title_us": "Security Check",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "SafetyCertificateOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "daily_security"
        },
        "children": []
      },
      {
        "router": "escortList",
        "path": "/form/daily/taskdaily/EscortList",
        "fullPath": "/form/daily/taskdaily/EscortList",
        "aliases": [],
        "title_cn": "押运交接",
        "title_hk": "押運交接",
        "title_us": "Escort Handover",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "CarOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "daily_escort"
        },
        "children": []
      },
      {
        "router": "inOutList",
        "path": "/form/daily/taskdaily/InOutList",
        "fullPath": "/form/daily/taskdaily/InOutList",
        "aliases": [],
        "title_cn": "出入登记",
        "title_hk": "出入登記",
        "title_us": "Entry/Exit Register",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "LoginOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "daily_inout"
        },
        "children": []
      },
      {
        "router": "readList",
        "path": "/form/daily/taskdaily/ReadList",
        "fullPath": "/form/daily/taskdaily/ReadList",
        "aliases": [],
        "title_cn": "录像调阅登记",
        "title_hk": "錄影調閱登記",
        "title_us": "Video Access Register",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "VideoCameraOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "daily_video"
        },
        "children": []
      },
      {
        "router": "handover",
        "path": "/form/daily/taskdaily/Handover",
        "fullPath": "/form/daily/taskdaily/Handover",
        "aliases": [],
        "title_cn": "钥匙交接",
        "title_hk": "鑰匙交接",
        "title_us": "Key Handover",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "KeyOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "daily_key"
        },
        "children": []
      },
      {
        "router": "faultRepairList",
        "path": "/form/daily/taskdaily/RepairList",
        "fullPath": "/form/daily/taskdaily/RepairList",
        "aliases": [],
        "title_cn": "故障报修",
        "title_hk": "故障報修",
        "title_us": "Fault Repair",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "WarningOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "daily_fault"
        },
        "children": []
      },
      {
        "router": "rectifyList",
        "path": "/form/daily/taskdaily/RectifyList",
        "fullPath": "/form/daily/taskdaily/RectifyList",
        "aliases": [],
        "title_cn": "隐患整改",
        "title_hk": "隱患整改",
        "title_us": "Hazard Rectification",
        "built": true,
        "group": false,
        "host": "/form/daily/taskdaily/SecurityItemList",
        "meta": {
          "icon": "AlertOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "rectify"
        },
        "children": []
      }
    ]
  },
  {
    "router": "taskmeeting",
    "path": "/taskmeeting",
    "fullPath": "/taskmeeting",
    "aliases": [],
    "title_cn": "定期任务",
    "title_hk": "定期任務",
    "title_us": "Periodic Tasks",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "CarryOutOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "taskMainMenu",
        "path": "/taskmeeting/MainMenu/",
        "fullPath": "/taskmeeting/MainMenu/",
        "aliases": [],
        "title_cn": "任务报告",
        "title_hk": "任務報告",
        "title_us": "Task Reports",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "AppstoreOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "task_menu"
        },
        "children": []
      },
      {
        "router": "taskList",
        "path": "/taskmeeting/List/",
        "fullPath": "/taskmeeting/List/",
        "aliases": [],
        "title_cn": "月度会议培训",
        "title_hk": "月度會議培訓",
        "title_us": "Monthly Meeting & Training",
        "built": true,
        "group": false,
        "host": "/taskmeeting/MainMenu/",
        "meta": {
          "icon": "ReadOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "task_meeting"
        },
        "children": []
      },
      {
        "router": "taskSecurityItemList",
        "path": "/taskmeeting/SecurityItemList/",
        "fullPath": "/taskmeeting/SecurityItemList/",
        "aliases": [],
        "title_cn": "月度安全检查",
        "title_hk": "月度安全檢查",
        "title_us": "Monthly Security Check",
        "built": true,
        "group": false,
        "host": "/taskmeeting/MainMenu/",
        "meta": {
          "icon": "SafetyOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "task_check"
        },
        "children": []
      },
      {
        "router": "evaluationList",
        "path": "/taskmeeting/EvaluationList/",
        "fullPath": "/taskmeeting/EvaluationList/",
        "aliases": [],
        "title_cn": "年度绩效考核",
        "title_hk": "年度績效評核",
        "title_us": "Annual Evaluation",
        "built": true,
        "group": false,
        "host": "/taskmeeting/MainMenu/",
        "meta": {
          "icon": "TrophyOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "task_eval"
        },
        "children": []
      },
      {
        "router": "sceneCheckList",
        "path": "/taskmeeting/SceneCheckList/",
        "fullPath": "/taskmeeting/SceneCheckList/",
        "aliases": [],
        "title_cn": "季度驻点检查",
        "title_hk": "季度駐點檢查",
        "title_us": "Quarterly Guard Check",
        "built": true,
        "group": false,
        "host": "/taskmeeting/MainMenu/",
        "meta": {
          "icon": "SecurityScanOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "task_scene"
        },
        "children": []
      },
      {
        "router": "fireControlCheckList",
        "path": "/taskmeeting/fireControlCheckList/",
        "fullPath": "/taskmeeting/fireControlCheckList/",
        "aliases": [],
        "title_cn": "季度消防检查",
        "title_hk": "季度消防檢查",
        "title_us": "Quarterly Fire Safety Check",
        "built": true,
        "group": false,
        "host": "/taskmeeting/MainMenu/",
        "meta": {
          "icon": "FireOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "task_fire"
        },
        "children": []
      },
      {
        "router": "guardEvaluationList",
        "path": "/taskmeeting/GuardEvaluationList",
        "fullPath": "/taskmeeting/GuardEvaluationList",
        "aliases": [],
        "title_cn": "保安月度评价",
        "title_hk": "保安月度評價",
        "title_us": "Monthly Guard Evaluation",
        "built": true,
        "group": false,
        "host": "/taskmeeting/List/",
        "meta": {
          "icon": "SolutionOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "task_guard"
        },
        "children": []
      }
    ]
  },
  {
    "router": "archive",
    "path": "/archive",
    "fullPath": "/archive",
    "aliases": [],
    "title_cn": "档案管理",
    "title_hk": "檔案管理",
    "title_us": "Archives",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "FolderOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "archiveMainMenu",
        "path": "/archive/MainMenu/",
        "fullPath": "/archive/MainMenu/",
        "aliases": [],
        "title_cn": "档案查询",
        "title_hk": "檔案查詢",
        "title_us": "Archive Query",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "FolderOpenOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "archive"
        },
        "children": []
      },
      {
        "router": "archiveList",
        "path": "/archive/List",
        "fullPath": "/archive/List",
        "aliases": [],
        "title_cn": "档案列表",
        "title_hk": "檔案列表",
        "title_us": "Archive List",
        "built": true,
        "group": false,
        "host": "/archive/MainMenu/",
        "meta": {
          "icon": "ContainerOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "archive"
        },
        "children": []
      }
    ]
  },
  {
    "router": "list",
    "path": "/list",
    "fullPath": "/list",
    "aliases": [],
    "title_cn": "设备维修",
    "title_hk": "設備維修",
    "title_us": "Equipment Repair",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "ToolOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "repairList",
        "path": "/list/repairList",
        "fullPath": "/list/repairList",
        "aliases": [
          "/list/repairList2",
          "/repairList2"
        ],
        "title_cn": "设备报修",
        "title_hk": "設備報修",
        "title_us": "Request Repair",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "FormOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "repair_req"
        },
        "children": []
      },
      {
        "router": "manage",
        "path": "/list/manage",
        "fullPath": "/list/manage",
        "aliases": [
          "/manage"
        ],
        "title_cn": "维修工单管理",
        "title_hk": "維修工單管理",
        "title_us": "Repair Order Management",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ReconciliationOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "repair_mgr"
        },
        "children": []
      },
      {
        "router": "equipmentList",
        "path": "/list/equipmentList",
        "fullPath": "/list/equipmentList",
        "aliases": [],
        "title_cn": "安防设备台账",
        "title_hk": "安防設備台帳",
        "title_us": "Security Equipment Ledger",
        "built": true,
        "group": false,
        "host": "/list/repairList",
        "meta": {
          "icon": "HddOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "equipment"
        },
        "children": []
      },
      {
        "router": "deviceScan",
        "path": "/list/device",
        "fullPath": "/list/device",
        "aliases": [],
        "title_cn": "扫码报修",
        "title_hk": "掃碼報修",
        "title_us": "Scanned Label",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ScanOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": false
          },
          "authority": "*"
        },
        "children": []
      }
    ]
  },
  {
    "router": "file",
    "path": "/file",
    "fullPath": "/file",
    "aliases": [],
    "title_cn": "资料中心",
    "title_hk": "資料中心",
    "title_us": "Documents",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "BookOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "listSearch1",
        "path": "/file/file/ListSearch1",
        "fullPath": "/file/file/ListSearch1?type=1",
        "aliases": [
          "/file/ListSearch1"
        ],
        "title_cn": "学习园地",
        "title_hk": "學習園地",
        "title_us": "Learning Corner",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ReadOutlined",
          "invisible": false,
          "link": null,
          "query": {
            "type": "1"
          },
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "file_search"
        },
        "children": []
      },
      {
        "router": "listSearch2",
        "path": "/file/file/ListSearch2",
        "fullPath": "/file/file/ListSearch2?type=2",
        "aliases": [
          "/file/ListSearch2"
        ],
        "title_cn": "网点建设信息",
        "title_hk": "網點建設資訊",
        "title_us": "Outlet Construction Info",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ShopOutlined",
          "invisible": false,
          "link": null,
          "query": {
            "type": "2"
          },
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "file_search"
        },
        "children": []
      }
    ]
  },
  {
    "router": "report",
    "path": "/report",
    "fullPath": "/report",
    "aliases": [],
    "title_cn": "统计报表",
    "title_hk": "統計報表",
    "title_us": "Reports",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "BarChartOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "result",
        "path": "/result",
        "fullPath": "/result",
        "aliases": [],
        "title_cn": "结果",
        "title_hk": "結果",
        "title_us": "Results",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "FileSearchOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "report_result"
        },
        "children": []
      },
      {
        "router": "monitor",
        "path": "/monitor",
        "fullPath": "/monitor",
        "aliases": [],
        "title_cn": "网点自查统计",
        "title_hk": "網點自查統計",
        "title_us": "Outlet Self-inspection Stats",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "MonitorOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "report_monitor"
        },
        "children": []
      },
      {
        "router": "drill",
        "path": "/report/drill",
        "fullPath": "/report/drill",
        "aliases": [],
        "title_cn": "应急演练及统计",
        "title_hk": "應急演練及統計",
        "title_us": "Emergency Drills & Stats",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ThunderboltOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "report_drill"
        },
        "children": []
      },
      {
        "router": "dailytask",
        "path": "/report/dailytask",
        "fullPath": "/report/dailytask",
        "aliases": [],
        "title_cn": "日常任务统计",
        "title_hk": "日常任務統計",
        "title_us": "Daily Task Statistics",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "LineChartOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "report_daily"
        },
        "children": []
      }
    ]
  },
  {
    "router": "exception",
    "path": "/exception",
    "fullPath": "/exception",
    "aliases": [],
    "title_cn": "系统设置",
    "title_hk": "系統設定",
    "title_us": "System Settings",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "SettingOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "remind",
        "path": "/exception/remind",
        "fullPath": "/exception/remind",
        "aliases": [],
        "title_cn": "任务提醒",
        "title_hk": "任務提醒",
        "title_us": "Task Reminders",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "NotificationOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_remind"
        },
        "children": []
      },
      {
        "router": "dept",
        "path": "/exception/dept",
        "fullPath": "/exception/dept",
        "aliases": [],
        "title_cn": "组织机构",
        "title_hk": "組織機構",
        "title_us": "Organization",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ApartmentOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_dept"
        },
        "children": []
      },
      {
        "router": "banner",
        "path": "/exception/banner",
        "fullPath": "/exception/banner",
        "aliases": [],
        "title_cn": "应用门户",
        "title_hk": "應用門戶",
        "title_us": "App Gallery",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "PictureOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_banner"
        },
        "children": []
      },
      {
        "router": "user",
        "path": "/exception/user",
        "fullPath": "/exception/user",
        "aliases": [],
        "title_cn": "账号",
        "title_hk": "帳號",
        "title_us": "Accounts",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "UserOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_user"
        },
        "children": []
      },
      {
        "router": "escortCompanyList",
        "path": "/exception/escort/List",
        "fullPath": "/exception/escort/List",
        "aliases": [],
        "title_cn": "守押公司",
        "title_hk": "守押公司",
        "title_us": "Escort Companies",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "BankOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "escort_company"
        },
        "children": []
      },
      {
        "router": "escortCarList",
        "path": "/exception/escort/CarList/",
        "fullPath": "/exception/escort/CarList/",
        "aliases": [],
        "title_cn": "押运车辆",
        "title_hk": "押運車輛",
        "title_us": "Escort Vehicles",
        "built": true,
        "group": false,
        "host": "/exception/escort/List",
        "meta": {
          "icon": "CarOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "escort_car"
        },
        "children": []
      },
      {
        "router": "escortStaffList",
        "path": "/exception/escort/StaffList/",
        "fullPath": "/exception/escort/StaffList/",
        "aliases": [],
        "title_cn": "守押人员",
        "title_hk": "守押人員",
        "title_us": "Escort Staff",
        "built": true,
        "group": false,
        "host": "/exception/escort/List",
        "meta": {
          "icon": "IdcardOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "escort_staff"
        },
        "children": []
      },
      {
        "router": "escortPlanList",
        "path": "/exception/escort/PlanList",
        "fullPath": "/exception/escort/PlanList",
        "aliases": [],
        "title_cn": "线路与排班",
        "title_hk": "路線與編更",
        "title_us": "Plans & Routes",
        "built": true,
        "group": false,
        "host": "/exception/escort/List",
        "meta": {
          "icon": "BranchesOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "escort_plan"
        },
        "children": []
      },
      {
        "router": "queryFieldlist",
        "path": "/exception/queryFieldlist",
        "fullPath": "/exception/queryFieldlist",
        "aliases": [],
        "title_cn": "自定义表单",
        "title_hk": "自訂表格",
        "title_us": "Custom Forms",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "FormOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "queryForm"
        },
        "children": [
          {
            "router": "queryFieldlistField",
            "path": "/exception/queryFieldlist/field",
            "fullPath": "/exception/queryFieldlist/field",
            "aliases": [],
            "title_cn": "新建自定义表单",
            "title_hk": "新增自訂表格",
            "title_us": "New Custom Form",
            "built": true,
            "group": false,
            "host": null,
            "meta": {
              "icon": "EditOutlined",
              "invisible": true,
              "link": null,
              "query": {},
              "params": {},
              "highlight": null,
              "page": {
                "title": null,
                "closable": true,
                "cacheAble": true
              },
              "authority": "queryForm"
            },
            "children": []
          }
        ]
      },
      {
        "router": "queryFieldlistFill",
        "path": "/exception/queryFieldlist/fill",
        "fullPath": "/exception/queryFieldlist/fill",
        "aliases": [],
        "title_cn": "填写表单",
        "title_hk": "填寫表格",
        "title_us": "Fill In a Form",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "FormOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "*"
        },
        "children": []
      },
      {
        "router": "systemExamineList",
        "path": "/exception/systemExamineList",
        "fullPath": "/exception/systemExamineList",
        "aliases": [],
        "title_cn": "审批流管理",
        "title_hk": "審批流管理",
        "title_us": "Approval Flows",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "PartitionOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_examine"
        },
        "children": [
          {
            "router": "systemExamineListFlow",
            "path": "/exception/systemExamineList/flow",
            "fullPath": "/exception/systemExamineList/flow",
            "aliases": [],
            "title_cn": "流程设计",
            "title_hk": "流程設計",
            "title_us": "Flow Designer",
            "built": true,
            "group": false,
            "host": null,
            "meta": {
              "icon": "PartitionOutlined",
              "invisible": true,
              "link": null,
              "query": {},
              "params": {},
              "highlight": null,
              "page": {
                "title": null,
                "closable": true,
                "cacheAble": true
              },
              "authority": "sys_examine"
            },
            "children": []
          }
        ]
      },
      {
        "router": "noticeList",
        "path": "/exception/notice/List",
        "fullPath": "/exception/notice/List",
        "aliases": [],
        "title_cn": "通知管理",
        "title_hk": "通知管理",
        "title_us": "Notice Management",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "SoundOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_notice"
        },
        "children": []
      },
      {
        "router": "dictList",
        "path": "/exception/dict/List",
        "fullPath": "/exception/dict/List",
        "aliases": [],
        "title_cn": "数据字典",
        "title_hk": "數據字典",
        "title_us": "Data Dictionary",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "DatabaseOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_dict"
        },
        "children": []
      },
      {
        "router": "setting",
        "path": "/exception/setting",
        "fullPath": "/exception/setting",
        "aliases": [],
        "title_cn": "系统参数",
        "title_hk": "系統參數",
        "title_us": "System Parameters",
        "built": true,
        "group": false,
        "host": "/exception/dict/List",
        "meta": {
          "icon": "ControlOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_setting"
        },
        "children": []
      },
      {
        "router": "sysaddress",
        "path": "/exception/sysaddress",
        "fullPath": "/exception/sysaddress",
        "aliases": [],
        "title_cn": "系统通讯录",
        "title_hk": "系統通訊錄",
        "title_us": "System Address Book",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ContactsOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_contact"
        },
        "children": []
      },
      {
        "router": "maintainList",
        "path": "/exception/maintainList",
        "fullPath": "/exception/maintainList",
        "aliases": [],
        "title_cn": "维保厂商",
        "title_hk": "維保承辦商",
        "title_us": "Maintenance Vendors",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ToolOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "maintain"
        },
        "children": []
      },
      {
        "router": "address",
        "path": "/exception/address",
        "fullPath": "/exception/address",
        "aliases": [],
        "title_cn": "厂商联系人",
        "title_hk": "承辦商聯絡人",
        "title_us": "Vendor Contacts",
        "built": true,
        "group": false,
        "host": "/exception/maintainList",
        "meta": {
          "icon": "PhoneOutlined",
          "invisible": true,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "maintain_contact"
        },
        "children": []
      },
      {
        "router": "role",
        "path": "/exception/role",
        "fullPath": "/exception/role",
        "aliases": [],
        "title_cn": "角色",
        "title_hk": "角色",
        "title_us": "Roles",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "UsergroupAddOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_role"
        },
        "children": []
      },
      {
        "router": "menu",
        "path": "/exception/menu",
        "fullPath": "/exception/menu",
        "aliases": [],
        "title_cn": "菜单管理",
        "title_hk": "選單管理",
        "title_us": "Menu Management",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "MenuOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_menu"
        },
        "children": []
      },
      {
        "router": "log",
        "path": "/exception/log",
        "fullPath": "/exception/log",
        "aliases": [],
        "title_cn": "操作日志",
        "title_hk": "操作日誌",
        "title_us": "Operation Log",
        "built": true,
        "group": false,
        "host": "/exception/menu",
        "meta": {
          "icon": "HistoryOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "sys_log"
        },
        "children": []
      },
      {
        "router": "fileList1",
        "path": "/exception/file/file/List1",
        "fullPath": "/exception/file/file/List1?type=1",
        "aliases": [
          "/file/file/List1"
        ],
        "title_cn": "学习园地管理",
        "title_hk": "學習園地管理",
        "title_us": "Learning Corner Management",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ReadOutlined",
          "invisible": false,
          "link": null,
          "query": {
            "type": "1"
          },
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "file_mgr"
        },
        "children": []
      },
      {
        "router": "fileList2",
        "path": "/exception/file/file/List2",
        "fullPath": "/exception/file/file/List2?type=2",
        "aliases": [
          "/file/file/List2"
        ],
        "title_cn": "网点建设信息管理",
        "title_hk": "網點建設資訊管理",
        "title_us": "Outlet Info Management",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ShopOutlined",
          "invisible": false,
          "link": null,
          "query": {
            "type": "2"
          },
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "file_mgr"
        },
        "children": []
      },
      {
        "router": "feedback",
        "path": "/exception/feedback",
        "fullPath": "/exception/feedback",
        "aliases": [],
        "title_cn": "意见反馈",
        "title_hk": "意見回饋",
        "title_us": "Feedback",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "MessageOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "feedback"
        },
        "children": []
      },
      {
        "router": "checkItemList",
        "path": "/exception/checkItem",
        "fullPath": "/exception/checkItem",
        "aliases": [],
        "title_cn": "检查项配置",
        "title_hk": "檢查項設定",
        "title_us": "Check Item Setup",
        "built": true,
        "group": false,
        "host": "/form/daily/taskdaily/SecurityItemList",
        "meta": {
          "icon": "UnorderedListOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "check_item"
        },
        "children": []
      }
    ]
  },
  {
    "router": "product",
    "path": "/product",
    "fullPath": "/product",
    "aliases": [],
    "title_cn": "交易管理",
    "title_hk": "交易管理",
    "title_us": "Trading",
    "built": false,
    "group": true,
    "host": null,
    "meta": {
      "icon": "ShoppingOutlined",
      "invisible": false,
      "link": null,
      "query": {},
      "params": {},
      "highlight": null,
      "page": {
        "title": null,
        "closable": true,
        "cacheAble": true
      },
      "authority": "*"
    },
    "children": [
      {
        "router": "productList",
        "path": "/product/productList",
        "fullPath": "/product/productList",
        "aliases": [],
        "title_cn": "产品",
        "title_hk": "產品",
        "title_us": "Products",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ShoppingOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": false,
            "cacheAble": true
          },
          "authority": "product"
        },
        "children": []
      },
      {
        "router": "agentList",
        "path": "/product/agentList",
        "fullPath": "/product/agentList",
        "aliases": [],
        "title_cn": "代理商档案",
        "title_hk": "代理商檔案",
        "title_us": "Agent Files",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "SolutionOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "agent"
        },
        "children": []
      },
      {
        "router": "balance",
        "path": "/product/balance",
        "fullPath": "/product/balance",
        "aliases": [],
        "title_cn": "耗材授权",
        "title_hk": "耗材授權",
        "title_us": "Consumable Authorization",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "WalletOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "balance"
        },
        "children": []
      },
      {
        "router": "agentProduct",
        "path": "/product/agentProduct",
        "fullPath": "/product/agentProduct",
        "aliases": [],
        "title_cn": "产品开通",
        "title_hk": "產品開通",
        "title_us": "Product Activation",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "CheckCircleOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "agent_product"
        },
        "children": []
      },
      {
        "router": "memberDevice",
        "path": "/product/memberDevice",
        "fullPath": "/product/memberDevice",
        "aliases": [],
        "title_cn": "代理设备",
        "title_hk": "代理設備",
        "title_us": "Agent Devices",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "MobileOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "member_device"
        },
        "children": []
      },
      {
        "router": "consume",
        "path": "/product/consume",
        "fullPath": "/product/consume",
        "aliases": [],
        "title_cn": "耗材",
        "title_hk": "耗材",
        "title_us": "Consumables",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "InboxOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "consume"
        },
        "children": []
      },
      {
        "router": "productConsume",
        "path": "/product/productConsume",
        "fullPath": "/product/productConsume",
        "aliases": [],
        "title_cn": "产品耗材",
        "title_hk": "產品耗材",
        "title_us": "Product Consumables",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "LinkOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "consume"
        },
        "children": []
      },
      {
        "router": "device",
        "path": "/product/device",
        "fullPath": "/product/device",
        "aliases": [],
        "title_cn": "设备",
        "title_hk": "設備",
        "title_us": "Devices",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "HddOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "device"
        },
        "children": []
      },
      {
        "router": "tradeRepair",
        "path": "/product/repair",
        "fullPath": "/product/repair",
        "aliases": [],
        "title_cn": "维修档案",
        "title_hk": "維修檔案",
        "title_us": "Repair Archive",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ToolOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "trade_repair"
        },
        "children": []
      },
      {
        "router": "useLog",
        "path": "/product/useLog",
        "fullPath": "/product/useLog",
        "aliases": [],
        "title_cn": "使用记录",
        "title_hk": "使用記錄",
        "title_us": "Use Log",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "FieldTimeOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "use_log"
        },
        "children": []
      },
      {
        "router": "package",
        "path": "/product/package",
        "fullPath": "/product/package",
        "aliases": [],
        "title_cn": "充值套餐",
        "title_hk": "充值套餐",
        "title_us": "Recharge Packages",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "GiftOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "package"
        },
        "children": []
      },
      {
        "router": "recharge",
        "path": "/product/recharge",
        "fullPath": "/product/recharge",
        "aliases": [],
        "title_cn": "充值记录",
        "title_hk": "充值記錄",
        "title_us": "Recharge Records",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "PayCircleOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "recharge"
        },
        "children": []
      },
      {
        "router": "orderList",
        "path": "/product/orderList",
        "fullPath": "/product/orderList",
        "aliases": [],
        "title_cn": "订单",
        "title_hk": "訂單",
        "title_us": "Orders",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "ShoppingCartOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "order"
        },
        "children": []
      },
      {
        "router": "memberList",
        "path": "/product/memberList",
        "fullPath": "/product/memberList",
        "aliases": [],
        "title_cn": "会员",
        "title_hk": "會員",
        "title_us": "Members",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "TeamOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "member"
        },
        "children": []
      },
      {
        "router": "memberList2",
        "path": "/product/memberList2",
        "fullPath": "/product/memberList2",
        "aliases": [],
        "title_cn": "押金管理",
        "title_hk": "按金管理",
        "title_us": "Deposit Management",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "MoneyCollectOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "deposit"
        },
        "children": []
      },
      {
        "router": "memberList3",
        "path": "/product/memberList3",
        "fullPath": "/product/memberList3",
        "aliases": [],
        "title_cn": "押金记录",
        "title_hk": "按金記錄",
        "title_us": "Deposit Records",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "AccountBookOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "pledge"
        },
        "children": []
      },
      {
        "router": "tradeStat",
        "path": "/product/tradeStat",
        "fullPath": "/product/tradeStat",
        "aliases": [],
        "title_cn": "交易统计",
        "title_hk": "交易統計",
        "title_us": "Trading Statistics",
        "built": true,
        "group": false,
        "host": null,
        "meta": {
          "icon": "PieChartOutlined",
          "invisible": false,
          "link": null,
          "query": {},
          "params": {},
          "highlight": null,
          "page": {
            "title": null,
            "closable": true,
            "cacheAble": true
          },
          "authority": "trade_stat"
        },
        "children": []
      }
    ]
  }
]
