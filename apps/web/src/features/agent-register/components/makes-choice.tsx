import { useTranslate } from '@champa/i18n/react';
import { Icon } from '@champa/ui';

type Makes = 'agent' | 'player';
type MakesChoiceProps = { label: string; value: Makes; onChange: (makes: Makes) => void };

/** The member type that a recruit gets. */
export function MakesChoice({ label, value, onChange }: MakesChoiceProps) {
  const t = useTranslate();
  const choices = [
    { makes: 'player', icon: 'user', name: t('invite_player'), text: t('invite_player_text') },
    { makes: 'agent', icon: 'agent', name: t('invite_agent'), text: t('invite_agent_text') },
  ] as const;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[13px] font-semibold text-muted">{label}</legend>
      <div className="grid grid-cols-2 gap-2.5">
        {choices.map(({ makes, icon, name, text }) => (
          <label
            key={makes}
            className="flex flex-col gap-1 rounded-md border border-line bg-surface-2 p-3.5 transition-colors has-checked:border-gold has-checked:bg-gold/10 has-focus-visible:outline-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name="makes"
              value={makes}
              checked={value === makes}
              onChange={() => onChange(makes)}
              className="sr-only"
            />
            <span className="flex items-center gap-2 text-sm font-bold">
              <Icon name={icon} size={18} className="text-gold" />
              {name}
            </span>
            <span className="text-xs text-muted">{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
