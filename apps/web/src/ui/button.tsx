import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../lib/class-names.ts';

type Look = 'primary' | 'secondary' | 'quiet' | 'danger';
type Size = 'small' | 'medium' | 'large';

const looks: Record<Look, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-accent hover:text-accent-ink',
  quiet: 'text-accent-ink hover:bg-accent-soft',
  danger: 'bg-bad text-on-bad hover:opacity-90',
};

const sizes: Record<Size, string> = {
  small: 'min-h-9 px-3 py-1.5 text-sm gap-1.5',
  medium: 'min-h-11 px-4 py-2 text-sm gap-2',
  large: 'min-h-13 px-6 py-3 text-base gap-2.5',
};

export function buttonClass(look: Look = 'primary', size: Size = 'medium', extra?: string): string {
  return classNames(
    'inline-flex items-center justify-center rounded-md text-center font-semibold leading-tight transition-colors [&>svg]:shrink-0',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    looks[look],
    sizes[size],
    extra,
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
  size?: Size;
}

export function Button({ look, size, className, type = 'button', ...rest }: ButtonProps) {
  // What cannot be taken back is done only by a press that the page has heard itself.
  const unkept = look === 'danger' ? '' : undefined;
  return <button type={type} data-unkept={unkept} className={buttonClass(look, size, className)} {...rest} />;
}

interface ButtonLinkProps {
  href: string;
  look?: Look;
  size?: Size;
  className?: string;
  children: ReactNode;
  /** Leaves the application: a full navigation, or another language's address. */
  full?: boolean;
}

export function ButtonLink({ href, look, size, className, children, full }: ButtonLinkProps) {
  const name = buttonClass(look, size, classNames('no-underline', className));
  if (full)
    return (
      <a href={href} className={name}>
        {children}
      </a>
    );
  return (
    <Link href={href} className={name}>
      {children}
    </Link>
  );
}
