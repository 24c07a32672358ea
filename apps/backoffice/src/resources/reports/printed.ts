/** On paper there is the report alone: no menu, no buttons, dark ink on white, all columns on a page that lies. */
export const printed = {
  '@media print': {
    '@page': { size: 'landscape', margin: '10mm' },
    'header, .RaSidebar-root, .MuiToolbar-root, form, button, .RaList-actions': { display: 'none !important' },
    'html, body, #root, main, .MuiPaper-root': { background: '#fff !important', boxShadow: 'none !important' },
    'body *': { color: '#000 !important' },
    'main, .RaLayout-content, .RaLayout-contentWithSidebar, .RaLayout-appFrame': {
      margin: '0 !important',
      padding: '0 !important',
      minWidth: '0 !important',
    },
    '[role=region]': { overflow: 'visible !important' },
    'table, td, th': { fontSize: '7.5pt !important', borderColor: '#999 !important' },
    'td, th': { padding: '2px 4px !important' },
    thead: { display: 'table-header-group' },
    tr: { breakInside: 'avoid' },
  },
} as const;
