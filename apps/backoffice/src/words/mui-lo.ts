import type { Localization } from '@mui/material/locale';

/** What the components of MUI say by themselves, in Lao: those that the console uses; react-admin translates the others. */
export const muiLo: Localization = {
  components: {
    MuiAlert: { defaultProps: { closeText: 'ປິດ' } },
    MuiAutocomplete: {
      defaultProps: {
        clearText: 'ລຶບ',
        closeText: 'ປິດ',
        loadingText: 'ກຳລັງໂຫຼດ…',
        noOptionsText: 'ບໍ່ມີຕົວເລືອກ',
        openText: 'ເປີດ',
      },
    },
    MuiBreadcrumbs: { defaultProps: { expandText: 'ສະແດງເສັ້ນທາງ' } },
  },
};
